/** A promise for an old function that calls back with (error, value). A throw inside `start` rejects by itself. */
export function fromCallback(start) {
  return new Promise((resolve, reject) => {
    start((error, value) => {
      if (error) reject(error)
      else resolve(value)
    })
  })
}

export async function withResource(open, work) {
  const resource = await open()
  let result
  try {
    result = await work(resource)
  } catch (error) {
    // The error of work is the reason. If close fails too, that must not replace it, as it would in a finally block.
    await Promise.allSettled([closed(resource)])
    throw error
  }
  await resource.close()
  return result
}

/** In an async function, a close that throws at once becomes a rejected promise too. */
async function closed(resource) {
  await resource.close()
}

export async function loadAll(ids, load) {
  // The async arrow function turns a load that throws at once into a rejected promise.
  const outcomes = await Promise.allSettled(ids.map(async (id) => load(id)))
  const loaded = new Map()
  const failed = new Map()
  outcomes.forEach((outcome, index) => {
    const id = ids[index]
    if (outcome.status === 'fulfilled') loaded.set(id, outcome.value)
    else failed.set(id, new Error(`Could not load ${id}`, { cause: outcome.reason }))
  })
  return { loaded, failed }
}
