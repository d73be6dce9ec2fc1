// Connects the files. Read it, but change only menu.js and contract.js.
export { createMenu } from './menu.js'
export { checkProvider, differences } from './contract.js'
