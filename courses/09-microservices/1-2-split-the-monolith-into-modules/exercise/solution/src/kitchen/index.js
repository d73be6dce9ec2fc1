const queue = []
const listeners = []
export const onCooked = (listener) => void listeners.push(listener)
export const cook = (id) => void queue.push(id)

export function finishNext() {
  const id = queue.shift()
  if (id === undefined) return false
  for (const listener of listeners) listener(id)
  return true
}
