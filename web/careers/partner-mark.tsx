import { Badge } from '#web/kit/layout/badge.tsx'

/** The school introduces learners to this company. */
export const PartnerMark = ({ isPartner }: { isPartner: boolean | undefined }) =>
  isPartner ? <Badge tone="new">Partner</Badge> : null
