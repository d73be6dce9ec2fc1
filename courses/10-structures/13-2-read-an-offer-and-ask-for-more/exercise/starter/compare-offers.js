import { offers } from './offers.js'

/**
 * Compares offers { name, fixed, variable, paidShare, employerPf, employeePf,
 * gratuity, joiningBonus, insurance } before
 * taxes. Returns { name, ctc, monthly, firstYear, secondYear } for each, the
 * largest secondYear first.
 */
export function compareOffers(offers) {}

console.log(compareOffers(offers))
