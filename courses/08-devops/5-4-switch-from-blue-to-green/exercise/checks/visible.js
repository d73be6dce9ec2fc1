export default [
  {
    name: 'switches all customers at once',
    hint: 'strategy: blueGreen in place of canary.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      return Object.keys(rollout.spec.strategy)
    },
    expect: ['blueGreen'],
  },
  {
    name: 'has a door for customers and one for testers',
    hint: 'Two services; activeService and previewService name them.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      return [services.some(({ metadata }) => metadata.name === blueGreen.activeService) ? 'customers' : 'no active service', services.some(({ metadata }) => metadata.name === blueGreen.previewService) ? 'testers' : 'no preview service', blueGreen.activeService === blueGreen.previewService ? 'the same door' : 'two doors']
    },
    expect: ['customers', 'testers', 'two doors'],
  },
  {
    name: 'waits for a person before the switch',
    hint: 'autoPromotionEnabled: false.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      return blueGreen.autoPromotionEnabled ?? true
    },
    expect: false,
  },
  {
    name: 'keeps blue for at least half an hour',
    hint: 'scaleDownDelaySeconds, 1800 or more.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      return blueGreen.scaleDownDelaySeconds >= 1800 ? 'long enough' : (blueGreen.scaleDownDelaySeconds ?? 30)
    },
    expect: 'long enough',
  },
]
