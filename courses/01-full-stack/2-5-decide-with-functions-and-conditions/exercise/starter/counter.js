/** "Asha owes ₹40", "Asha owes nothing" or "Asha has paid ₹40 too much". */
export function balanceSentence(name, rupees) {
  return `${name} owes ₹${rupees}`
}

/** We go at most 10 km. */
export function canDeliver(km) {
  return true
}

/** In rupees. Free from ₹500 on, but only within 3 km. */
export function deliveryFee(rupees, km) {
  return 20
}
