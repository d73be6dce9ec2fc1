import { z } from '../kit/zod.ts'

/** The person to whom complaints go by law; empty until staff enter one. */
export const GrievanceOfficer = z.object({ name: z.string(), email: z.string(), phone: z.string() })

/** Besides the legal name, address and GSTIN, which are printed on receipts. */
export const LegalSettings = z.object({
  grievanceOfficer: GrievanceOfficer,
  /** Small schools need no GSTIN. */
  hasNoGstin: z.boolean(),
})
export type LegalSettings = z.infer<typeof LegalSettings>

/** Who runs the school, as far as staff have entered it. */
export const LegalIdentity = z.object({
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  grievanceOfficer: GrievanceOfficer,
})
export type LegalIdentity = z.infer<typeof LegalIdentity>

export const noLegalIdentity: LegalIdentity = {
  legalName: '',
  address: '',
  gstin: '',
  grievanceOfficer: { name: '', email: '', phone: '' },
}

type Filled = { tax: { legalName: string; address: string; gstin: string }; legal: LegalSettings }

export const toLegalIdentity = ({ tax, legal }: Filled): LegalIdentity => ({
  legalName: tax.legalName,
  address: tax.address,
  gstin: tax.gstin,
  grievanceOfficer: legal.grievanceOfficer,
})

/** What visitors and the law expect to find and staff haven't entered yet. */
export function missingLegalDetails({ tax, legal }: Filled): string[] {
  const { name, email } = legal.grievanceOfficer
  return [
    tax.legalName === '' && 'Legal name',
    tax.address === '' && 'Address',
    tax.gstin === '' && !legal.hasNoGstin && 'GSTIN, or that you have none',
    (name === '' || email === '') && 'Grievance officer',
  ].filter((missing) => missing !== false)
}
