import { offers } from './offers.js'

/**
 * Compares offers { name, fixed, variable, paidShare, employerPf, employeePf,
 * gratuity, joiningBonus, insurance } before taxes. A part that is missing
 * counts as 0. Returns { name, ctc, monthly, firstYear, secondYear } for each,
 * the largest secondYear first.
 */
export function compareOffers(offers) {}

console.log(compareOffers(offers))
