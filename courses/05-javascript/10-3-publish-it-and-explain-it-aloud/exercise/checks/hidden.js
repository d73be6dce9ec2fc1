export default [
  {
    name: 'counts numbers as numbers',
    hint: '"9" + 1 is "91". Turn the parts into numbers first: split(".").map(Number).',
    run: ({ nextVersion }) => [
      nextVersion('9.9.9', 'breaking'),
      nextVersion('1.19.9', 'feature'),
      nextVersion('2.0.99', 'fix'),
      nextVersion('0.0.4', 'breaking'),
    ],
    expect: ['10.0.0', '1.20.0', '2.0.100', '0.1.0'],
  },
  {
    name: 'lets no file through that only looks allowed',
    hint: 'Compare the whole path: ^ and $. A point in a pattern stands for any letter, so write \\. for a point.',
    run: ({ releaseProblems }) =>
      releaseProblems({
        name: '@a/b',
        version: '0.1.0',
        license: 'MIT',
        repository: 'x',
        files: ['old-dist/index.js', 'package.json.bak', 'packageXjson', 'docs/README.md', 'dist/deep/a.js', 'LICENSE'],
      }),
    expect: [
      'files: old-dist/index.js',
      'files: package.json.bak',
      'files: packageXjson',
      'files: docs/README.md',
    ],
  },
  {
    name: 'refuses names that npm or a reader would not expect',
    hint: 'A name is @scope/name: small letters, digits and -, nothing before or after.',
    run: ({ releaseProblems }) => {
      const release = { version: '0.1.0', license: 'MIT', repository: 'x', files: [] }
      return ['@asha-k/signals-2', 'signals', '@Asha/signals', '@asha/', '@asha/a/b', ' @asha/a', '@asha/a_b', '@asha/a.b'].map(
        (name) => releaseProblems({ ...release, name }).join(),
      )
    },
    expect: ['', 'name', 'name', 'name', 'name', 'name', 'name', 'name'],
  },
]
