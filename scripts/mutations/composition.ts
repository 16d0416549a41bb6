/** What puts the parts of an action together: the bundle alone plays it, and the wires in it are broken one by one. */
export const composition = [
  'src/job/{job-action,job-setup,job-github,without-github,read-job-inputs,input-rules,open-follow-up,job-parts,dry-run,post-step}.ts',
  'src/reconcile/{reconcile-action,reconcile-github,reconcile-inputs,conversations,wire-follow-up}.ts',
  'src/visitors/{visitors-action,visitors-inputs}.ts',
  'src/mintlify/{client-options,service-inputs}.ts',
]
