import type { OwnOpening } from '#contract/hiring/openings.ts'

/** The fields of the form: all text, but one. */
export type OpeningFormValues = Record<
  'title' | 'city' | 'description' | 'skills' | 'minYears' | 'jobType' | 'payFrom' | 'payTo' | 'applyLink',
  string
> & { isRemote: boolean }

export const toFormValues = (opening: OwnOpening | null): OpeningFormValues => ({
  title: opening?.title ?? '',
  city: opening?.city ?? '',
  isRemote: opening?.isRemote ?? false,
  description: opening?.description ?? '',
  skills: opening?.skills.join(', ') ?? '',
  minYears: String(opening?.minYears ?? ''),
  jobType: opening?.jobType ?? '',
  payFrom: String(opening?.payFrom ?? ''),
  payTo: String(opening?.payTo ?? ''),
  applyLink: opening?.applyLink ?? '',
})

/** An empty number is missing, not zero. */
export const readForm = (form: FormData) => {
  const values = Object.fromEntries(form)
  return { ...values, isRemote: form.has('isRemote'), minYears: values['minYears'] || undefined }
}
