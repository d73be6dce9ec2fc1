export { describePlan, planName } from './plan.ts'
export { NotPayable, SamplePayeeMark } from './sample-payee.tsx'
export { site } from './site.api.ts'
export { TestimonialList } from './testimonial-list.tsx'
