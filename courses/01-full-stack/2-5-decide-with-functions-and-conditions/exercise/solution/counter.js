/** "Asha owes ₹40", "Asha owes nothing" or "Asha has paid ₹40 too much". */
export function balanceSentence(name, rupees) {
  if (rupees === 0) return `${name} owes nothing`
  if (rupees < 0) return `${name} has paid ₹${-rupees} too much`
  return `${name} owes ₹${rupees}`
}

/** We go at most 10 km. */
export function canDeliver(km) {
  return km <= 10
}

/** In rupees. Free from ₹500 on, but only within 3 km. */
export function deliveryFee(rupees, km) {
  if (km > 3) return 20 + (km - 3) * 10
  if (rupees >= 500) return 0
  return 20
}
