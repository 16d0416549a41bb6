// The action visitors, by the name of this file.
import './index.js'
