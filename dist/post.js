// The post step, by the name of this file.
import './index.js'
