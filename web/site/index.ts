export { plan } from './plan.ts'
export { site } from './site.api.ts'
export { Stars } from './stars.tsx'
export { TestimonialList } from './testimonial-list.tsx'
