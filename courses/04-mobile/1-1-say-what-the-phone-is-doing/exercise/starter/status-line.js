export function statusLine({ waiting, isOnline }) {
  if (waiting === 0) return 'Everything is sent'
  const entries = waiting === 1 ? '1 entry' : `${waiting} entries`
  // With a network, return one text. Without, return another.

}

console.log(statusLine({ waiting: 0, isOnline: true }))
console.log(statusLine({ waiting: 3, isOnline: false }))
