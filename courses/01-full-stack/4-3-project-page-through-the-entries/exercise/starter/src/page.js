const list = document.querySelector('#entries')
const more = document.querySelector('#more')
const problem = document.querySelector('#problem')
const customer = document.querySelector('#customer')
const pageSize = 10

/** One line of the list, such as "2026-04-12 Tea 250 g ₹31.50"; a payment has − before the ₹. */
function show(entry) {
  const item = document.createElement('li')
  const amount = (entry.paise / 100).toFixed(2)
  item.textContent = `${entry.on} ${entry.note} ${entry.kind === 'credit' ? '' : '−'}₹${amount}`
  list.append(item)
}

// TODO: ask for the first page and show it; "Show more" adds the page after it; another customer begins anew.
