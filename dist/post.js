// The post step. The bundle knows it by the name of this file.
require('./index.js')
