import type { Words } from '../types';
import { common } from './common';

export const words: Words = {
  exports: {
    ...common.exports,

    // @trpc/server
    assertNotBrowser:
      'Throws `Imported server-only code in the browser` where there is a `window`, except in Deno and in tests. `@trpc/server` calls it as it loads.',
    DataTransformerOptions: 'What `initTRPC.create()` takes as `transformer`.',
    inferHandlerInput: 'The arguments of a procedure’s call, as a tuple.',
    inferProcedureClientError: 'The shape of the errors that a procedure’s clients get.',
    inferProcedureParams: 'All types that a procedure holds, for types of your own.',
    inferRouterDef: 'All types that a router holds, for types of your own.',
    inferSubscriptionOutput: 'The values of a subscription, for routers in the style of 9.x.',
    initTRPC:
      'Where a server begins: `initTRPC.create()` gives the functions that make routers, procedures and middlewares.',
    MiddlewareFunction: 'The function that `t.middleware()` and `.use()` take.',
    resolveHTTPResponse:
      'Takes a request as plain data and returns status, headers and body. The HTTP adapters are built on it.',
    router: 'Makes a router in the style of 9.x, to move one procedure at a time.',
    Router: 'The type of a router of `t.router()`, with `createCaller` and `getErrorShape`.',

    // @trpc/server/adapters
    CreateWSSContextFnOptions:
      'What `createContext` receives for a WebSocket: the request that opened it as `req`, the socket as `res`.',
    FetchCreateContextFn: 'The function `createContext` of `fetchRequestHandler`.',
    FetchCreateContextFnOptions:
      'What `createContext` receives from the fetch adapter: `req`, a `Request`.',
    FetchCreateContextOption:
      'The option `createContext` of `fetchRequestHandler`, and whether a router needs it.',
    FetchHandlerOptions: 'The options of `fetchRequestHandler`, without `req` and `endpoint`.',
    FetchHandlerRequestOptions: 'The options of `fetchRequestHandler`.',
    fetchRequestHandler:
      'Answers a `Request` with a `Response`, for edge runtimes and all that speak the Fetch API.',

    // @trpc/server/observable
    inferObservableValue: 'What an observable emits.',
    isObservable: 'Tells whether a value is an observable: an object with `subscribe`.',
    map: 'An operator for `pipe()` that changes each value.',
    observable:
      'Makes an observable from a function that gets the observer and returns how to stop. Subscriptions return one, and so do links.',
    Observable: 'The type of what `observable()` makes.',
    observableToPromise:
      'Turns an observable into a promise of its first value, with a function to abort.',
    Observer: 'What an observable calls: `next`, `error` and `complete`.',
    OperatorFunction: 'The type of an operator for `pipe()`, such as `map()` returns.',
    share: 'An operator for `pipe()` that runs an observable once for all of its subscribers.',
    tap: 'An operator for `pipe()` that looks at what passes and changes nothing.',
    TeardownLogic: 'What the function in `observable()` returns: how to stop, or nothing.',
    Unsubscribable: 'What `subscribe()` returns: an object with `unsubscribe`.',

    // @trpc/server/rpc and @trpc/server/subscription
    TRPCClientOutgoingMessage: 'All that a client can send over a WebSocket.',
    TRPCRequestMessage: 'A call as it travels over a WebSocket.',
    TRPCResponse: 'The answer to a call over HTTP, whether it went well or not.',
    TRPCResponseMessage: 'The answer to a call as it travels over a WebSocket.',
    TRPCSuccessResponse: 'The answer to a call that went well, with `result.data`.',
    subscriptionPullFactory:
      'Makes an observable that asks a source at an interval, for sources that do not say when they change.',

    // @trpc/client
    createTRPCClient:
      'Makes a client that takes paths as strings, in the style of 9.x; it knows old routers only.',
    createTRPCClientProxy:
      'Wraps a client of `createTRPCClient` so that procedures are its properties.',
    createTRPCProxyClient:
      'Makes a client whose properties are the procedures of the router, as in `client.product.list.query()`.',
    dedupeLink: 'Sends equal queries that run at the same time once.',
    HttpBatchLinkOptions: 'The options of `httpBatchLink`: `url` and `maxURLLength`.',
    inferRouterProxyClient: 'The type of the client that `createTRPCProxyClient` makes.',
    OperationResultEnvelope: 'A value on its way back through the links.',
    OperationResultObservable: 'What a link returns: the results of a call.',
    OperationResultObserver: 'What receives the results of a call.',
    retryLink:
      'Meant to send calls again after an error. Broken in this version: it repeats calls that went well, too.',
    TRPCClientRuntime:
      'What a link receives when the client is made: `fetch`, `headers`, `transformer`.',
    TRPCFetch: 'The type of a function that links can use as `fetch`.',
    TRPCRequestOptions: 'The options of a single call: `signal` and `context`.',

    // @trpc/react
    createProxySSGHelpers:
      'Makes helpers that run queries on the server and hand their results to the page.',
    createReactQueryHooks: 'Makes hooks in the style of 9.x, and the new ones as `proxy`.',
    createSSGHelpers:
      'Makes the helpers of `createProxySSGHelpers` in the style of 9.x, with paths as strings.',
    CreateSSGHelpersOptions: 'The options of `createProxySSGHelpers` and `createSSGHelpers`.',
    createTRPCReact:
      'Makes the hooks of a router, as in `trpc.product.list.useQuery()`, and the provider for them.',
    TRPCProviderProps: 'The props of `trpc.Provider`.',
    TRPCReactRequestOptions: 'What hooks take under `trpc`: `ssr`, `abortOnUnmount` and `context`.',
    TRPCUseQueryBaseOptions: 'The part of a hook’s options that is tRPC’s own: the key `trpc`.',
    UseTRPCSubscriptionOptions: 'The options of `useSubscription`.',

    // @trpc/next
    createTRPCNext: 'Makes the hooks for Next.js, and `withTRPC` to wrap the app.',
    withTRPC: 'Wraps the app of Next.js, in the style of 9.x.',
    WithTRPCConfig:
      'What the function `config` returns: a client’s options, `queryClientConfig` and `abortOnUnmount`.',
    WithTRPCNoSSROptions: 'The options of `createTRPCNext` without server-side rendering.',
    WithTRPCSSROptions:
      'The options of `createTRPCNext` with `ssr: true`, and so with `responseMeta`.',
  },

  mainSections: {
    ...common.mainSections,
    createReactQueryHooks: 'migrate-from-v9-to-v10#old-and-new-hooks-in-one-component',
    createSSGHelpers: 'migrate-from-v9-to-v10#old-and-new-hooks-in-one-component',
    createTRPCClient: 'migrate-from-v9-to-v10#run-old-and-new-routers-side-by-side',
    createTRPCClientProxy: 'migrate-from-v9-to-v10#run-old-and-new-routers-side-by-side',
    createTRPCProxyClient: 'vanilla#call-a-server',
    createTRPCReact: 'react#set-up-the-hooks',
    inferObservableValue: 'infer-types#values-of-a-subscription',
    router: 'migrate-from-v9-to-v10#run-old-and-new-routers-side-by-side',
    TRPCProviderProps: 'react#the-providers',
    TRPCReactRequestOptions: 'react-queries#options',
    TRPCRequestMessage: 'rpc-websocket#from-the-client',
    TRPCResponseMessage: 'rpc-websocket#from-the-server',
    TRPCSuccessResponse: 'rpc#the-response',
    UseTRPCSubscriptionOptions: 'subscriptions#use-it-in-react',
    withTRPC: 'renamed-and-removed#nextjs',
    WithTRPCConfig: 'nextjs-options#options-of-createtrpcnext',
    WithTRPCNoSSROptions: 'nextjs-options#options-of-createtrpcnext',
    WithTRPCSSROptions: 'ssr#turn-it-on',
  },
  internal: {
    'the compiler’s arithmetic on types': [
      'AssertLegacyDef',
      'AssertType',
      'Dict',
      'Filter',
      'FlatOverwrite',
      'identity',
      'InferLast',
      'Maybe',
      'MaybePromise',
      'NeverKeys',
      'OmitNeverKeys',
      'Overwrite',
      'Simplify',
      'ThenArg',
    ],
    'what tRPC’s packages use themselves': [
      'CancelFn',
      'createHooksInternal',
      'createInputMiddleware',
      'createOutputMiddleware',
      'createProxy',
      'createReactProxyDecoration',
      'createReactQueryUtilsProxy',
      'defaultTransformer',
      'getDataTransformer',
      'LegacyV9ProcedureTag',
      'mergeRoutersGeneric',
      'procedureTypes',
      'PromiseAndCancel',
      'TRPCContext',
      'unsetMarker',
    ],
    'inferred from what you write, never written by hand': [
      'CreateClient',
      'CreateReactQueryHooks',
      'CreateReactUtilsProxy',
      'DecoratedProcedureRecord',
      'DecoratedProcedureSSGRecord',
      'DecoratedProcedureUtilsRecord',
      'MutationProcedure',
      'Procedure',
      'ProcedureArgs',
      'ProcedureBuilder',
      'ProcedureOptions',
      'ProcedureParams',
      'ProcedureRecord',
      'ProcedureRouterRecord',
      'QueryProcedure',
      'RouterDef',
      'SubscriptionProcedure',
      'TRPCContextState',
      'TRPCProvider',
      'UseDehydratedState',
    ],
    'parts of types that have an entry here': [
      'DefaultDataTransformer',
      'JSONRPC2',
      'MonoTypeOperatorFunction',
      'NodeHTTPCreateContextFn',
      'NodeHTTPCreateContextOption',
      'NodeHTTPRequest',
      'NodeHTTPResponse',
      'Subscribable',
      'TRPCClientErrorBase',
      'TRPCClientIncomingRequest',
      'TRPCClientOutgoingRequest',
      'TRPCReconnectNotification',
      'TRPCRequest',
      'TRPCResult',
      'TRPCResultMessage',
      'TRPCSubscriptionStopNotification',
      'UnaryFunction',
      'UnsubscribeFn',
    ],
    'React’s own': ['TRPCProviderProps.children'],
    'exported, and used by nothing': ['OutputWithCursor', 'SubscriptionLike', 'TRPCResultResponse'],
  },
};
