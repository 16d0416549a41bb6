// The action reconcile, by the name of this file.
import './index.js'
