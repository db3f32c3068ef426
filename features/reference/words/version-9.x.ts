import type { Words } from '../types';
import { common } from './common';

export const words: Words = {
  exports: {
    ...common.exports,

    // @trpc/server
    assertNotBrowser:
      'Throws `Imported server-only code in the browser` where there is a `window`, except in tests. `@trpc/server` calls it as it loads.',
    createHttpHandler: 'An older name of `createHTTPHandler`.',
    createHttpServer: 'An older name of `createHTTPServer`.',
    DataTransformerOptions: 'What `.transformer()` of a router takes.',
    ErrorFormatter: 'The function that `.formatError()` of a router takes.',
    getErrorFromUnknown: 'Makes a `TRPCError` of whatever was thrown.',
    inferHandlerInput: 'The arguments of a call after the path, as a tuple.',
    inferSubscriptionOutput: 'The values of a subscription.',
    requestHandler: 'An older name of `nodeHTTPRequestHandler`.',
    resolveHTTPResponse:
      'Takes a request as plain data and returns status, headers and body. The HTTP adapters are built on it, and one of yours can be, too.',
    router:
      'Makes a router; `.query()`, `.mutation()`, `.subscription()`, `.middleware()` and `.merge()` return one with more in it.',
    Router: 'The class of what `router()` makes, with `createCaller`.',
    Subscription:
      'What a subscription’s resolver returns: a class around a function that emits values.',
    SubscriptionCallback:
      'The function in `new Subscription()`: it gets `emit` and returns how to stop.',
    SubscriptionEmit:
      'What the function in `new Subscription()` gets: `emit.data()` and `emit.error()`.',
    subscriptionPullFactory:
      'Makes a `Subscription` that asks a source at an interval, for sources that do not say when they change.',

    // @trpc/server/adapters
    lambdaRequestHandler: 'An older name of `awsLambdaRequestHandler`.',

    // @trpc/server/rpc
    TRPCRequest: 'What a client sends over a WebSocket: a call, or `subscription.stop`.',
    TRPCResponse: 'The answer to a call, whether it went well or not.',
    TRPCResultResponse: 'The answer to a call that went well, with `result`.',

    // @trpc/client
    createTRPCClient: "Makes a client for use without React, as in `client.query('product.list')`.",
    HttpBatchLinkOptions: 'The options of `httpBatchLink`: `url` and `maxBatchSize`.',
    HTTPLinkOptions: 'The options of `httpLink`: `url`.',
    LinkRuntimeOptions:
      'What a link receives when the client is made: `fetch`, `headers`, `transformer`.',
    OperationResponse: 'What a call ends in: a result, or a `TRPCClientError`.',
    PrevCallback: 'The function that hands a result back to the link before.',
    transformRPCResponse:
      'Turns a response in the server’s format into a `result`, with the transformer.',
    TRPCAbortError: 'The `cause` of the error when a call was canceled with `cancel()`.',
    TRPCFetch: 'The type of the `fetch` that links receive.',
    TRPCRequestOptions: 'The options of a single call: `context`.',

    // @trpc/react
    createReactQueryHooks:
      "Makes the hooks of a router, as in `trpc.useQuery(['product.list'])`, and the provider for them.",
    createSSGHelpers:
      'Makes helpers that run queries on the server and hand their results to the page.',
    CreateSSGHelpersOptions: 'The options of `createSSGHelpers`.',
    TRPCUseQueryBaseOptions:
      'The part of a hook’s options that is tRPC’s own: `ssr` and `context`.',

    // @trpc/next
    withTRPC:
      'Wraps the app of Next.js: gives it a client, React Query, and server-side rendering if you want.',
    WithTRPCConfig:
      'What the function `config` returns: a client’s options, and `queryClientConfig`.',
  },

  mainSections: {
    ...common.mainSections,
    AnyRouter: 'router#export-the-type',
    createReactQueryHooks: 'react#set-up-the-hooks',
    createTRPCClient: 'vanilla#call-a-server',
    ErrorFormatter: 'error-formatting#write-a-formatter',
    HTTPLinkOptions: 'links#httpbatchlink-and-httplink',
    inferSubscriptionOutput: 'infer-types#values-of-a-subscription',
    requestHandler: 'adapters#another-framework-node-http',
    router: 'router#create-a-router',
    SubscriptionCallback: 'subscriptions#write-the-procedure',
    SubscriptionEmit: 'subscriptions#write-the-procedure',
    TRPCRequest: 'rpc-websocket#from-the-client',
    TRPCResultResponse: 'rpc#the-response',
    WithTRPCConfig: 'nextjs-options#options-of-withtrpc',
  },
  internal: {
    'the compiler’s arithmetic on types': [
      'Dict',
      'flatten',
      'format',
      'identity',
      'InferLast',
      'Maybe',
      'Prefix',
      'Prefixer',
      'ThenArg',
    ],
    'what tRPC’s packages use themselves': [
      'CancelFn',
      'getMessageFromUnkownError',
      'PromiseAndCancel',
      'transformTRPCResponse',
    ],
    'parts of types that have an entry here': [
      'NodeHTTPCreateContextFn',
      'NodeHTTPCreateContextOption',
      'NodeHTTPRequest',
      'NodeHTTPResponse',
      'ProcedureRecord',
      'TRPCClientIncomingRequest',
      'TRPCReconnectNotification',
      'TRPCResult',
    ],
    'older names, of `NodeHTTPCreateContextFn`, `NodeHTTPCreateContextFnOptions`, `CreateHTTPContextOptions`, `CreateHTTPHandlerOptions`, `CreateAWSLambdaContextOptions`, `HTTPLinkOptions` and `Router`':
      [
        'CreateContextFn',
        'CreateContextFnOptions',
        'CreateHttpContextOptions',
        'CreateHttpHandlerOptions',
        'CreateLambdaContextOptions',
        'HttpLinkOptions',
        'LegacyRouter',
      ],
    'exported, and used by nothing': ['OutputWithCursor'],
  },
};
