/** Shows "Loading…", then the names, "No customers yet." or "Not loaded: " and the reason. */
export async function showList(load, show) {
  show('Loading…')
  try {
    const names = await load()
    show(names.length === 0 ? 'No customers yet.' : names.join(', '))
  } catch (error) {
    show(`Not loaded: ${error.message}`)
  }
}

/** Both lists, loaded at the same time: { customers, entries }. */
export async function loadDay(loadCustomers, loadEntries) {
  const [customers, entries] = await Promise.all([loadCustomers(), loadEntries()])
  return { customers, entries }
}

/** Tries again once if the first try fails. */
export async function tryTwice(load) {
  try {
    return await load()
  } catch {
    return load()
  }
}

const later = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms))
showList(() => later(50, ['Asha', 'Ravi']), console.log)
