/** Every member of a company accepts these before anything else; a new version asks everybody again. */
export const termsVersion = '2026-11'
