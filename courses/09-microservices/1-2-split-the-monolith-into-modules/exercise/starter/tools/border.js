/**
 * All imports that cross from one module to another, as { from, to, file, target }.
 * files: { 'billing/invoice.js': 'the text of the file', … }. The first folder of a path is its module;
 * a file without a folder belongs to the module 'app'.
 */
export function crossings(files) {
  const found = []
  for (const [file, text] of Object.entries(files)) {
    // Find the imports of this file: import … from '../orders/index.js', export … from '…', import '…', import('…')
  }
  return found
}

/**
 * What is wrong, one text per finding:
 *   'billing/invoice.js bypasses orders'
 *   'riders may not use billing'
 *   'cycle: kitchen > orders > kitchen'
 * allowed: { orders: ['menu'], … }. 'app' may use every module, through its index.js as well, and nobody may use 'app'.
 */
export function problems(files, allowed) {
  return []
}
