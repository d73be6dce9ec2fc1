/** The one plan, in the spec's words. How many days a payment opens is a setting; see the site's plans. */
export const plan = { name: 'Career Accelerator Pro', rupeesPerMonth: 399, perDay: 'less than 15 rupees a day' }
