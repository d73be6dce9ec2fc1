export { deliveriesPage } from './deliveries.store.ts'
export { countSegment, isInSegment, lastTrace, segmentPage, type SegmentPerson } from './segments.store.ts'
