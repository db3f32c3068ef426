import type { SamplesOptions } from 'docusaurus-checked-samples';
import docsVersions from './docs-versions.json';

/** The samples options, for docusaurus.config.ts and for the `checked-samples` command. */
const samples: SamplesOptions = {
  documented: ['@trpc/client', '@trpc/next', '@trpc/react', '@trpc/server'],
  currentLabel: docsVersions.versions.current.label,
  highlights: 'all',
  onUnknownMarks: 'throw',
  languages: { prisma: 'Prisma' },
  sideEffectFree: ['yup'],
  summaries: {
    '@trpc/server': {
      Router: [
        'Router = TDef.record',
        'Router { queries: TQueries; mutations: TMutations; subscriptions: TSubscriptions }',
      ],
      QueryProcedure: 'query (input: TParams._input_in) => TParams._output_out',
      MutationProcedure: 'mutation (input: TParams._input_in) => TParams._output_out',
      SubscriptionProcedure: 'subscription (input: TParams._input_in) => TParams._output_out',
      Procedure: ['(input: TInput) => TFinalOutput', 'Procedure'],
      ProcedureBuilder:
        'ProcedureBuilder { ctx: TParams._ctx_out; input: TParams._input_out; output: TParams._output_in }',
      ResolveOptions: '{ ctx: TParams._ctx_out; input: TParams._input_out }',
      MiddlewareFunction: [
        'middleware (ctx: TParams._ctx_out) => TParamsAfter._ctx_out',
        'middleware (ctx: TInputContext) => TContext',
      ],
      MiddlewareResult: [
        'MiddlewareResult { ctx: TParams._ctx_out }',
        'MiddlewareResult { ctx: TContext }',
      ],
      MiddlewareOKResult: [
        'MiddlewareOKResult { ctx: _TParams._ctx_out }',
        'MiddlewareOKResult { ctx: TContext }',
      ],
      MiddlewareErrorResult: 'MiddlewareErrorResult',
      Overwrite: '',
      CreateProcedureReturnInput: '',
      CreateProcedureWithInput: 'procedure (input: TInput) => TOutput',
      CreateProcedureWithInputOutputParser: 'procedure (input: TInput) => TOutput',
      CreateProcedureWithoutInput: 'procedure () => TOutput',
      ProcedureParserWithInputOutput: 'parser (input: TInput) => TOutput',
      ProcedureResolver: '(input: TInput) => TOutput',
      InferLast: '= T',
    },
    '@trpc/client': {
      TRPCLink: 'TRPCLink',
      OperationLink: 'OperationLink',
      TRPCClientErrorBase: 'TRPCClientErrorBase',
    },
    '@trpc/react': {
      UseTRPCQueryOptions: 'UseTRPCQueryOptions',
      UseTRPCInfiniteQueryOptions: 'UseTRPCInfiniteQueryOptions',
      UseTRPCMutationOptions: 'UseTRPCMutationOptions',
      UseTRPCSubscriptionOptions: 'UseTRPCSubscriptionOptions',
    },
    zod: { ZodObject: 'ZodObject = Output' },
  },
};

export default samples;
