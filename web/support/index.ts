export { topicLabels } from './topics.ts'
