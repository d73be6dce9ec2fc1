export { countSegment, isInSegment, segmentPage, type SegmentPerson } from './segments.store.ts'
