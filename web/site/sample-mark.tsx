import { Badge } from '#web/kit/layout/badge.tsx'

/** On people and reviews that the demo academy made up. */
export const SampleMark = ({ isSample }: { isSample: boolean | undefined }) => (isSample ? <Badge>Sample</Badge> : null)
