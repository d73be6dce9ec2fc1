export default [
  {
    name: 'opens staging under its own name',
    hint: 'A patch of the HTTPRoute: in staging, hostnames is the list with staging.kadai.test alone.',
    run: ({ yaml, documents }) => {
      // What kubectl kustomize would make of an overlay: patches, images and replicas on the base.
      const read = (source) => {
        const lines = source.split('\n').filter((line) => line.trim() && !/^\s*(#|---)/.test(line)).map((line) => ({ indent: line.search(/\S/), text: line.trim().replace(/\s#.*$/, '') }))
        const flow = (text) => {
          const tokens = text.match(/"[^"]*"|'[^']*'|[[\]{},]|:(?=\s|$)|(?:[^[\]{},:"']|:(?!\s|$))+/g).map((token) => token.trim()).filter(Boolean)
          let at = 0
          const value = () => {
            const token = tokens[at++]
            if (token === '[') { const list = []; while (tokens[at] !== ']') { list.push(value()); if (tokens[at] === ',') at += 1 } at += 1; return list }
            if (token === '{') { const map = {}; while (tokens[at] !== '}') { const key = value(); if (tokens[at] === ':') at += 1; map[key] = value(); if (tokens[at] === ',') at += 1 } at += 1; return map }
            return /^["']/.test(token) ? token.slice(1, -1) : /^-?\d+(\.\d+)?$/.test(token) ? Number(token) : token
          }
          return value()
        }
        let at = 0
        const block = (indent) => {
          if (lines[at].text.startsWith('- ')) {
            const list = []
            while (at < lines.length && lines[at].indent === indent && lines[at].text.startsWith('- ')) {
              const rest = lines[at].text.slice(1)
              const inner = indent + 1 + rest.search(/\S/)
              if (/^[\w./-]+:(\s|$)/.test(rest.trim())) { lines[at] = { indent: inner, text: rest.trim() }; list.push(block(inner)) } else { at += 1; list.push(flow(rest.trim())) }
            }
            return list
          }
          if (/^[[{]/.test(lines[at].text)) return flow(lines[at++].text)
          const map = {}
          while (at < lines.length && lines[at].indent === indent && !lines[at].text.startsWith('- ')) {
            const [, key, rest] = /^("[^"]*"|'[^']*'|[^:\s]+):\s*(.*)$/.exec(lines[at].text) ?? []
            if (!key) throw new Error(`this check can't read the patch at: ${lines[at].text}`)
            at += 1
            const isDeeper = at < lines.length && (lines[at].indent > indent || (lines[at].indent === indent && lines[at].text.startsWith('- ')))
            map[key.replaceAll(/["']/g, '')] = rest ? flow(rest) : isDeeper ? block(lines[at].indent) : null
          }
          return map
        }
        return lines.length === 0 ? {} : block(lines[0].indent)
      }
      const merge = (base, patch) => {
        if (Array.isArray(patch)) {
          if (!Array.isArray(base) || !patch.every((one) => one?.name)) return patch
          return [...base.map((one) => { const own = patch.find(({ name }) => name === one.name); return own ? merge(one, own) : one }), ...patch.filter(({ name }) => !base.some((one) => one.name === name))]
        }
        if (patch === null || typeof patch !== 'object') return patch
        const result = base !== null && typeof base === 'object' && !Array.isArray(base) ? { ...base } : {}
        for (const [key, value] of Object.entries(patch)) if (value === null) delete result[key]; else result[key] = merge(result[key], value)
        return result
      }
      const operate = (object, { op, path, value }) => {
        const result = structuredClone(object)
        const keys = path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
        const last = keys.pop()
        const place = keys.reduce((own, key) => { if (own?.[key] === undefined) throw new Error(`the patch's path ${path} doesn't exist`); return own[key] }, result)
        if (op !== 'add' && !(last in place)) throw new Error(`the patch's path ${path} doesn't exist`)
        if (op === 'remove') { if (Array.isArray(place)) place.splice(Number(last), 1); else delete place[last] } else if (op === 'add' && Array.isArray(place)) place.splice(last === '-' ? place.length : Number(last), 0, value)
        else place[last] = value
        return result
      }
      const build = (name) => {
        const overlay = yaml(`overlays/${name}/kustomization.yaml`)
        let objects = [...documents('base/app.yaml'), ...documents('base/route.yaml')]
        for (const { target, patch, path } of overlay.patches ?? []) {
          const body = patch === undefined ? documents(`overlays/${name}/${path.replace('./', '')}`)[0] : read(patch)
          const kind = target?.kind ?? body.kind
          const own = target?.name ?? body.metadata?.name
          const isMeant = (one) => one.kind === kind && (own === undefined || one.metadata.name === own)
          if (!objects.some(isMeant)) throw new Error(`a patch of ${name} is for ${kind} ${own}, and the base has none`)
          objects = objects.map((one) => (isMeant(one) ? (Array.isArray(body) ? body.reduce(operate, one) : merge(one, body)) : one))
        }
        const deployment = objects.find(({ kind }) => kind === 'Deployment')
        for (const { name: own, count } of overlay.replicas ?? []) if (own === 'kadai') deployment.spec.replicas = count
        for (const container of deployment.spec.template.spec.containers) {
          const change = (overlay.images ?? []).find((one) => one.name === container.image?.split(':')[0])
          if (change) container.image = `${change.newName ?? change.name}:${change.newTag}`
        }
        const generated = [yaml('base/kustomization.yaml'), overlay].flatMap(({ configMapGenerator = [] }) => configMapGenerator).filter(({ name: own }) => own === 'kadai').flatMap(({ literals = [] }) => literals)
        return { deployment, containers: deployment.spec.template.spec.containers, hostnames: objects.find(({ kind }) => kind === 'HTTPRoute').spec.hostnames, settings: Object.fromEntries(generated.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) }
      }
      return [build('staging').hostnames, build('production').hostnames]
    },
    expect: [['staging.kadai.test'], ['shop.kadai.test']],
  },
  {
    name: 'gives production more memory, in the same container',
    hint: "A patch of the Deployment with the container's name, app, and its resources: a limit of 256Mi.",
    run: ({ yaml, documents }) => {
      // What kubectl kustomize would make of an overlay: patches, images and replicas on the base.
      const read = (source) => {
        const lines = source.split('\n').filter((line) => line.trim() && !/^\s*(#|---)/.test(line)).map((line) => ({ indent: line.search(/\S/), text: line.trim().replace(/\s#.*$/, '') }))
        const flow = (text) => {
          const tokens = text.match(/"[^"]*"|'[^']*'|[[\]{},]|:(?=\s|$)|(?:[^[\]{},:"']|:(?!\s|$))+/g).map((token) => token.trim()).filter(Boolean)
          let at = 0
          const value = () => {
            const token = tokens[at++]
            if (token === '[') { const list = []; while (tokens[at] !== ']') { list.push(value()); if (tokens[at] === ',') at += 1 } at += 1; return list }
            if (token === '{') { const map = {}; while (tokens[at] !== '}') { const key = value(); if (tokens[at] === ':') at += 1; map[key] = value(); if (tokens[at] === ',') at += 1 } at += 1; return map }
            return /^["']/.test(token) ? token.slice(1, -1) : /^-?\d+(\.\d+)?$/.test(token) ? Number(token) : token
          }
          return value()
        }
        let at = 0
        const block = (indent) => {
          if (lines[at].text.startsWith('- ')) {
            const list = []
            while (at < lines.length && lines[at].indent === indent && lines[at].text.startsWith('- ')) {
              const rest = lines[at].text.slice(1)
              const inner = indent + 1 + rest.search(/\S/)
              if (/^[\w./-]+:(\s|$)/.test(rest.trim())) { lines[at] = { indent: inner, text: rest.trim() }; list.push(block(inner)) } else { at += 1; list.push(flow(rest.trim())) }
            }
            return list
          }
          if (/^[[{]/.test(lines[at].text)) return flow(lines[at++].text)
          const map = {}
          while (at < lines.length && lines[at].indent === indent && !lines[at].text.startsWith('- ')) {
            const [, key, rest] = /^("[^"]*"|'[^']*'|[^:\s]+):\s*(.*)$/.exec(lines[at].text) ?? []
            if (!key) throw new Error(`this check can't read the patch at: ${lines[at].text}`)
            at += 1
            const isDeeper = at < lines.length && (lines[at].indent > indent || (lines[at].indent === indent && lines[at].text.startsWith('- ')))
            map[key.replaceAll(/["']/g, '')] = rest ? flow(rest) : isDeeper ? block(lines[at].indent) : null
          }
          return map
        }
        return lines.length === 0 ? {} : block(lines[0].indent)
      }
      const merge = (base, patch) => {
        if (Array.isArray(patch)) {
          if (!Array.isArray(base) || !patch.every((one) => one?.name)) return patch
          return [...base.map((one) => { const own = patch.find(({ name }) => name === one.name); return own ? merge(one, own) : one }), ...patch.filter(({ name }) => !base.some((one) => one.name === name))]
        }
        if (patch === null || typeof patch !== 'object') return patch
        const result = base !== null && typeof base === 'object' && !Array.isArray(base) ? { ...base } : {}
        for (const [key, value] of Object.entries(patch)) if (value === null) delete result[key]; else result[key] = merge(result[key], value)
        return result
      }
      const operate = (object, { op, path, value }) => {
        const result = structuredClone(object)
        const keys = path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
        const last = keys.pop()
        const place = keys.reduce((own, key) => { if (own?.[key] === undefined) throw new Error(`the patch's path ${path} doesn't exist`); return own[key] }, result)
        if (op !== 'add' && !(last in place)) throw new Error(`the patch's path ${path} doesn't exist`)
        if (op === 'remove') { if (Array.isArray(place)) place.splice(Number(last), 1); else delete place[last] } else if (op === 'add' && Array.isArray(place)) place.splice(last === '-' ? place.length : Number(last), 0, value)
        else place[last] = value
        return result
      }
      const build = (name) => {
        const overlay = yaml(`overlays/${name}/kustomization.yaml`)
        let objects = [...documents('base/app.yaml'), ...documents('base/route.yaml')]
        for (const { target, patch, path } of overlay.patches ?? []) {
          const body = patch === undefined ? documents(`overlays/${name}/${path.replace('./', '')}`)[0] : read(patch)
          const kind = target?.kind ?? body.kind
          const own = target?.name ?? body.metadata?.name
          const isMeant = (one) => one.kind === kind && (own === undefined || one.metadata.name === own)
          if (!objects.some(isMeant)) throw new Error(`a patch of ${name} is for ${kind} ${own}, and the base has none`)
          objects = objects.map((one) => (isMeant(one) ? (Array.isArray(body) ? body.reduce(operate, one) : merge(one, body)) : one))
        }
        const deployment = objects.find(({ kind }) => kind === 'Deployment')
        for (const { name: own, count } of overlay.replicas ?? []) if (own === 'kadai') deployment.spec.replicas = count
        for (const container of deployment.spec.template.spec.containers) {
          const change = (overlay.images ?? []).find((one) => one.name === container.image?.split(':')[0])
          if (change) container.image = `${change.newName ?? change.name}:${change.newTag}`
        }
        const generated = [yaml('base/kustomization.yaml'), overlay].flatMap(({ configMapGenerator = [] }) => configMapGenerator).filter(({ name: own }) => own === 'kadai').flatMap(({ literals = [] }) => literals)
        return { deployment, containers: deployment.spec.template.spec.containers, hostnames: objects.find(({ kind }) => kind === 'HTTPRoute').spec.hostnames, settings: Object.fromEntries(generated.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) }
      }
      const memory = (name) => build(name).containers.map((one) => [one.name, one.resources?.limits?.memory ?? 'no limit'])
      return { staging: memory('staging'), production: memory('production') }
    },
    expect: { staging: [['app', '128Mi']], production: [['app', '256Mi']] },
  },
  {
    name: 'repeats nothing of the base',
    hint: 'An overlay names the base, and only what differs.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [staging, production].map(({ resources }) => resources)
    },
    expect: [['../../base'], ['../../base']],
  },
  {
    name: 'keeps secrets out of generated settings',
    hint: "PASSWORD, KEY and DATABASE_URL don't belong into a ConfigMap.",
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [base, staging, production].flatMap((one) => Object.keys(literals(one))).filter((name) => /PASS|KEY|SECRET|DATABASE/.test(name))
    },
    expect: [],
  },
  {
    name: "doesn't switch the hash of the name off",
    hint: 'disableNameSuffixHash would take away what restarts the pods.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [base, staging, production].filter((one) => one.generatorOptions?.disableNameSuffixHash).length
    },
    expect: 0,
  },
  {
    name: 'changes nothing else',
    hint: 'Apart from tag, pods, memory and settings, both deployments are as in the base. Each line is a place that differs.',
    run: ({ yaml, documents }) => {
      // What kubectl kustomize would make of an overlay: patches, images and replicas on the base.
      const read = (source) => {
        const lines = source.split('\n').filter((line) => line.trim() && !/^\s*(#|---)/.test(line)).map((line) => ({ indent: line.search(/\S/), text: line.trim().replace(/\s#.*$/, '') }))
        const flow = (text) => {
          const tokens = text.match(/"[^"]*"|'[^']*'|[[\]{},]|:(?=\s|$)|(?:[^[\]{},:"']|:(?!\s|$))+/g).map((token) => token.trim()).filter(Boolean)
          let at = 0
          const value = () => {
            const token = tokens[at++]
            if (token === '[') { const list = []; while (tokens[at] !== ']') { list.push(value()); if (tokens[at] === ',') at += 1 } at += 1; return list }
            if (token === '{') { const map = {}; while (tokens[at] !== '}') { const key = value(); if (tokens[at] === ':') at += 1; map[key] = value(); if (tokens[at] === ',') at += 1 } at += 1; return map }
            return /^["']/.test(token) ? token.slice(1, -1) : /^-?\d+(\.\d+)?$/.test(token) ? Number(token) : token
          }
          return value()
        }
        let at = 0
        const block = (indent) => {
          if (lines[at].text.startsWith('- ')) {
            const list = []
            while (at < lines.length && lines[at].indent === indent && lines[at].text.startsWith('- ')) {
              const rest = lines[at].text.slice(1)
              const inner = indent + 1 + rest.search(/\S/)
              if (/^[\w./-]+:(\s|$)/.test(rest.trim())) { lines[at] = { indent: inner, text: rest.trim() }; list.push(block(inner)) } else { at += 1; list.push(flow(rest.trim())) }
            }
            return list
          }
          if (/^[[{]/.test(lines[at].text)) return flow(lines[at++].text)
          const map = {}
          while (at < lines.length && lines[at].indent === indent && !lines[at].text.startsWith('- ')) {
            const [, key, rest] = /^("[^"]*"|'[^']*'|[^:\s]+):\s*(.*)$/.exec(lines[at].text) ?? []
            if (!key) throw new Error(`this check can't read the patch at: ${lines[at].text}`)
            at += 1
            const isDeeper = at < lines.length && (lines[at].indent > indent || (lines[at].indent === indent && lines[at].text.startsWith('- ')))
            map[key.replaceAll(/["']/g, '')] = rest ? flow(rest) : isDeeper ? block(lines[at].indent) : null
          }
          return map
        }
        return lines.length === 0 ? {} : block(lines[0].indent)
      }
      const merge = (base, patch) => {
        if (Array.isArray(patch)) {
          if (!Array.isArray(base) || !patch.every((one) => one?.name)) return patch
          return [...base.map((one) => { const own = patch.find(({ name }) => name === one.name); return own ? merge(one, own) : one }), ...patch.filter(({ name }) => !base.some((one) => one.name === name))]
        }
        if (patch === null || typeof patch !== 'object') return patch
        const result = base !== null && typeof base === 'object' && !Array.isArray(base) ? { ...base } : {}
        for (const [key, value] of Object.entries(patch)) if (value === null) delete result[key]; else result[key] = merge(result[key], value)
        return result
      }
      const operate = (object, { op, path, value }) => {
        const result = structuredClone(object)
        const keys = path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
        const last = keys.pop()
        const place = keys.reduce((own, key) => { if (own?.[key] === undefined) throw new Error(`the patch's path ${path} doesn't exist`); return own[key] }, result)
        if (op !== 'add' && !(last in place)) throw new Error(`the patch's path ${path} doesn't exist`)
        if (op === 'remove') { if (Array.isArray(place)) place.splice(Number(last), 1); else delete place[last] } else if (op === 'add' && Array.isArray(place)) place.splice(last === '-' ? place.length : Number(last), 0, value)
        else place[last] = value
        return result
      }
      const build = (name) => {
        const overlay = yaml(`overlays/${name}/kustomization.yaml`)
        let objects = [...documents('base/app.yaml'), ...documents('base/route.yaml')]
        for (const { target, patch, path } of overlay.patches ?? []) {
          const body = patch === undefined ? documents(`overlays/${name}/${path.replace('./', '')}`)[0] : read(patch)
          const kind = target?.kind ?? body.kind
          const own = target?.name ?? body.metadata?.name
          const isMeant = (one) => one.kind === kind && (own === undefined || one.metadata.name === own)
          if (!objects.some(isMeant)) throw new Error(`a patch of ${name} is for ${kind} ${own}, and the base has none`)
          objects = objects.map((one) => (isMeant(one) ? (Array.isArray(body) ? body.reduce(operate, one) : merge(one, body)) : one))
        }
        const deployment = objects.find(({ kind }) => kind === 'Deployment')
        for (const { name: own, count } of overlay.replicas ?? []) if (own === 'kadai') deployment.spec.replicas = count
        for (const container of deployment.spec.template.spec.containers) {
          const change = (overlay.images ?? []).find((one) => one.name === container.image?.split(':')[0])
          if (change) container.image = `${change.newName ?? change.name}:${change.newTag}`
        }
        const generated = [yaml('base/kustomization.yaml'), overlay].flatMap(({ configMapGenerator = [] }) => configMapGenerator).filter(({ name: own }) => own === 'kadai').flatMap(({ literals = [] }) => literals)
        return { deployment, containers: deployment.spec.template.spec.containers, hostnames: objects.find(({ kind }) => kind === 'HTTPRoute').spec.hostnames, settings: Object.fromEntries(generated.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) }
      }
      const isMap = (value) => value !== null && typeof value === 'object'
      const differences = (base, own, path = '') =>
        isMap(base) && isMap(own)
          ? [...new Set([...Object.keys(base), ...Object.keys(own)])].flatMap((key) => differences(base[key], own[key], `${path}/${key}`))
          : base === own ? [] : [path]
      const base = documents('base/app.yaml').find(({ kind }) => kind === 'Deployment')
      const isAllowed = (path) => /^\/metadata\/namespace$|^\/spec\/replicas$|\/containers\/0\/image$|\/containers\/0\/resources\/(requests|limits)\/memory$/.test(path)
      return Object.fromEntries(['staging', 'production'].map((name) => [name, differences(base, build(name).deployment).filter((path) => !isAllowed(path))]))
    },
    expect: { staging: [], production: [] },
  },
]
