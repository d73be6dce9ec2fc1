export function statusLine({ waiting, isOnline }) {
  if (waiting === 0) return 'Everything is sent'
  const entries = waiting === 1 ? '1 entry' : `${waiting} entries`
  if (isOnline) return `Sending ${entries}`
  return `No network: ${entries} ${waiting === 1 ? 'is' : 'are'} safe on this phone`
}

console.log(statusLine({ waiting: 0, isOnline: true }))
console.log(statusLine({ waiting: 3, isOnline: false }))
