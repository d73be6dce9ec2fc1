export { announce } from './announce.service.ts'
