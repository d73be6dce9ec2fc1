export { announce, announceLearners } from './announce.service.ts'
