const ready = []
const listeners = []
export const onAssigned = (listener) => void listeners.push(listener)
export const readyForPickup = (id) => void ready.push(id)

export function assign(rider) {
  const taken = ready.splice(0)
  for (const id of taken) for (const listener of listeners) listener(id, rider)
  return taken.length
}
