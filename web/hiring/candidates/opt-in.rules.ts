import { candidateConsent } from '#contract/hiring/consents.ts'

/** Fields of several boxes are lists; an empty number is missing. */
export const readShown = (form: FormData) => {
  const withCode = new Set(form.getAll('showsCode'))
  return {
    city: form.get('city'),
    languages: form.getAll('languages'),
    availability: form.get('availability'),
    payFrom: form.get('payFrom'),
    companyKinds: form.getAll('companyKinds'),
    inSmallGroups: form.has('inSmallGroups'),
    works: (form.getAll('works') as string[]).map((key) => {
      const [kind, workId] = key.split('-')
      return { kind, workId: Number(workId), showsCode: withCode.has(key) }
    }),
  }
}

export const readOptIn = (form: FormData) => ({
  ...readShown(form),
  days: Number(form.get('days')) || null,
  agrees: form.has('agrees'),
  textVersion: candidateConsent.version,
})
