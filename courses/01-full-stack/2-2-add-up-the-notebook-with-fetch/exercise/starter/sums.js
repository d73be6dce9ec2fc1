import entries from './entries.json' with { type: 'json' }

/**
 * What each customer owes, as { customer, paise }: largest balance first,
 * equal ones by name.
 */
export function balances(entries) {
  return []
}

/** 107800 becomes '₹1,078.00'. */
export function formatPaise(paise) {
  return ''
}

// To try it here. In your project, app.js loads the entries with fetch; leave
// out the import and this line there.
console.log(balances(entries))
