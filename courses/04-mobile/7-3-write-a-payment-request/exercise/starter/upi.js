export function upiLink({ payee, name, paise, reference, note }) {
  return `upi://pay?pa=${payee}&pn=${name}&am=${paise / 100}&cu=INR&tr=${reference}`
}

export function readLink(text) {
  return null
}

console.log(upiLink({ payee: 'savita.patil@example', name: 'Savita Patil', paise: 272728, reference: 'P-2026-11-0017' }))
