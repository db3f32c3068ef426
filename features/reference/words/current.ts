import type { Words } from '../types';

export const words: Words = {
  exports: {
    // @trpc/server
    AnyRouter:
      'Any router: the constraint for type parameters such as `TRouter extends AnyRouter`.',
    assertNotBrowser:
      'Throws `Imported server-only code in the browser` where there is a `window`, except in Deno and in tests. `@trpc/server` calls it as it loads.',
    callProcedure: 'Finds the procedure of a path and runs it, as the adapters do.',
    ClientDataTransformerOptions:
      'What a client takes as `transformer`: one for both directions, or one for `input` and one for `output`.',
    CombinedDataTransformer: 'A transformer for inputs and another for outputs, whole.',
    CombinedDataTransformerClient:
      'The half of such a pair that a client needs: `input.serialize` and `output.deserialize`.',
    DataTransformer: 'An object with `serialize` and `deserialize`, such as superjson.',
    DataTransformerOptions: 'What `initTRPC.create()` takes as `transformer`.',
    DefaultErrorShape:
      'The shape of an error that no formatter changed; a formatter gets it as `shape`.',
    inferAsyncReturnType:
      'What a function returns, or what its promise resolves to. Its usual place is the type of the context.',
    inferHandlerInput: 'The arguments of a procedure’s call, as a tuple.',
    inferProcedureClientError: 'The shape of the errors that a procedure’s clients get.',
    inferProcedureInput: 'The input that a client sends to a procedure.',
    inferProcedureOutput: 'What a procedure returns, after its output parser.',
    inferProcedureParams: 'All types that a procedure holds, for types of your own.',
    inferRouterContext: 'The context of a router.',
    inferRouterDef: 'All types that a router holds, for types of your own.',
    inferRouterError: 'The shape of a router’s errors, with what its formatter adds.',
    inferRouterMeta: 'The type of the metadata of a router’s procedures.',
    inferSubscriptionOutput: 'The values of a subscription, for routers in the style of 9.x.',
    initTRPC:
      'Where a server begins: `initTRPC.create()` gives the functions that make routers, procedures and middlewares.',
    MiddlewareFunction: 'The function that `t.middleware()` and `.use()` take.',
    ProcedureType: 'The three types of a procedure: `query`, `mutation` and `subscription`.',
    resolveHTTPResponse:
      'Takes a request as plain data and returns status, headers and body. The HTTP adapters stand on it.',
    ResponseMeta: 'What `responseMeta` returns: a `status` and `headers`.',
    router: 'Makes a router in the style of 9.x, to move one procedure at a time.',
    Router: 'The type of a router of `t.router()`, with `createCaller` and `getErrorShape`.',
    TRPCError: 'The error to throw on the server: a code, a message and a cause.',

    // @trpc/server/adapters
    applyWSSHandler: 'Answers the calls that arrive at a WebSocket server of `ws`.',
    AWSLambdaOptions: 'The options of `awsLambdaRequestHandler`.',
    awsLambdaRequestHandler:
      'Makes a Lambda handler for events of API Gateway, in the payload formats 1.0 and 2.0.',
    CreateAWSLambdaContextOptions:
      'What `createContext` receives on Lambda: the `event`, and Lambda’s own `context`.',
    CreateExpressContextOptions: 'What `createContext` receives from Express: `req` and `res`.',
    createExpressMiddleware: 'Makes an Express middleware that answers the calls below its path.',
    CreateFastifyContextOptions:
      'What `createContext` receives from Fastify: its request as `req`, its reply as `res`.',
    CreateHTTPContextOptions:
      'What `createContext` receives from the standalone server: Node’s `req` and `res`.',
    createHTTPHandler:
      'Makes a request listener for a `node:http` server of your own, for instance to add CORS headers.',
    CreateHTTPHandlerOptions: 'The options of `createHTTPServer` and `createHTTPHandler`.',
    createHTTPServer: 'Makes a `node:http` server that serves a router; `listen()` starts it.',
    createNextApiHandler: 'Makes the handler of a Next.js API route, the file `[trpc].ts`.',
    CreateNextContextOptions:
      'What `createContext` receives in an API route of Next.js: `req` and `res`.',
    CreateWSSContextFnOptions:
      'What `createContext` receives for a WebSocket: the request that opened it as `req`, the socket as `res`.',
    FastifyHandlerOptions: 'The type of `trpcOptions`, the router’s options in the Fastify plugin.',
    fastifyRequestHandler: 'Answers one Fastify request, for a route that you write yourself.',
    fastifyTRPCPlugin: 'The Fastify plugin that serves a router below `prefix`.',
    FastifyTRPCPluginOptions: 'The options of `fastifyTRPCPlugin`.',
    FetchCreateContextFn: 'The function `createContext` of `fetchRequestHandler`.',
    FetchCreateContextFnOptions:
      'What `createContext` receives from the fetch adapter: `req`, a `Request`.',
    FetchCreateContextOption:
      'The option `createContext` of `fetchRequestHandler`, and whether a router needs it.',
    FetchHandlerOptions: 'The options of `fetchRequestHandler`, without `req` and `endpoint`.',
    FetchHandlerRequestOptions: 'The options of `fetchRequestHandler`.',
    fetchRequestHandler:
      'Answers a `Request` with a `Response`, for edge runtimes and all that speak the Fetch API.',
    NodeHTTPCreateContextFnOptions:
      'What `createContext` receives from an adapter on `node:http`: `req` and `res`, of the types that you name.',
    NodeHTTPHandlerOptions:
      'The options that the adapters on `node:http` share: standalone, Express and Next.js.',
    nodeHTTPRequestHandler:
      'Answers one request of `node:http`; adapters for other frameworks are made with it.',
    WSSHandlerOptions: 'The options of `applyWSSHandler`.',

    // @trpc/server/observable
    inferObservableValue: 'What an observable emits.',
    isObservable: 'Whether a value is an object with `subscribe`.',
    map: 'An operator that changes each value.',
    observable:
      'Makes an observable from a function that gets the observer and returns how to stop. Subscriptions return one, and so do links.',
    Observable: 'The type of what `observable()` makes.',
    observableToPromise:
      'Turns an observable into a promise of its first value, with a function to abort.',
    Observer: 'What an observable calls: `next`, `error` and `complete`.',
    OperatorFunction: 'The type of an operator for `pipe()`, such as `map()` returns.',
    share: 'An operator that runs an observable once for all of its subscribers.',
    tap: 'An operator that looks at what passes and changes nothing.',
    TeardownLogic: 'What the function in `observable()` returns: how to stop, or nothing.',
    Unsubscribable: 'What `subscribe()` returns: an object with `unsubscribe`.',

    // @trpc/server/rpc and @trpc/server/subscription
    TRPC_ERROR_CODE_KEY: 'The names of the error codes, such as `NOT_FOUND`.',
    TRPC_ERROR_CODE_NUMBER: 'The numbers of the error codes, such as `-32004`.',
    TRPC_ERROR_CODES_BY_KEY: 'The number of each error code, by its name.',
    TRPC_ERROR_CODES_BY_NUMBER: 'The name of each error code, by its number.',
    TRPCClientIncomingMessage: 'All that a client can receive over a WebSocket.',
    TRPCClientOutgoingMessage: 'All that a client can send over a WebSocket.',
    TRPCErrorResponse: 'The answer to a call that failed, with `error`.',
    TRPCErrorShape: 'What stands in an answer’s `error`: `code`, `message` and `data`.',
    TRPCRequestMessage: 'A call as it travels over a WebSocket.',
    TRPCResponse: 'The answer to a call over HTTP, whether it went well or not.',
    TRPCResponseMessage: 'The answer to a call as it travels over a WebSocket.',
    TRPCSuccessResponse: 'The answer to a call that went well, with `result.data`.',
    subscriptionPullFactory:
      'Makes an observable that asks a source at an interval, where nothing tells when it changes.',

    // @trpc/client
    createTRPCClient:
      'Makes a client that takes paths as strings, in the style of 9.x; it knows old routers only.',
    CreateTRPCClientOptions:
      'The options of a client, such as `links`, `headers` and `transformer`.',
    createTRPCClientProxy:
      'Wraps a client of `createTRPCClient` so that procedures are its properties.',
    createTRPCProxyClient:
      'Makes a client whose properties are the procedures of the router, as in `client.product.list.query()`.',
    createWSClient: 'Opens a WebSocket for `wsLink`, and opens it again when it is lost.',
    dedupeLink: 'Sends equal queries that run at the same time once.',
    getFetch: 'Returns the `fetch` it is given, or the global one; throws where there is none.',
    httpBatchLink:
      'Sends calls made at the same time in one HTTP request. A client with `url` alone uses it.',
    HttpBatchLinkOptions: 'The options of `httpBatchLink`: `url` and `maxURLLength`.',
    HTTPHeaders: 'The headers that a client sends, by name.',
    httpLink: 'Sends each call in an HTTP request of its own.',
    inferRouterProxyClient: 'The type of the client that `createTRPCProxyClient` makes.',
    loggerLink: 'Logs calls and their results to the console.',
    Operation: 'A call on its way through the links: `id`, `type`, `path`, `input` and `context`.',
    OperationContext: 'What links and callers tell each other about a call; it is not sent.',
    OperationLink: 'The innermost function of a link, which handles one call.',
    OperationResultEnvelope: 'A value on its way back through the links.',
    OperationResultObservable: 'What a link returns: the results of a call.',
    OperationResultObserver: 'What receives the results of a call.',
    retryLink:
      'Meant to send calls again after an error. Broken in this version: it repeats calls that went well, too.',
    splitLink: 'Chooses one of two links for each call, by `condition`.',
    TRPCClient: 'The type of what `createTRPCClient` makes.',
    TRPCClientError: 'The error that a client’s calls fail with.',
    TRPCClientErrorLike:
      'What hooks give as `error`: the fields of `TRPCClientError`, not the class.',
    TRPCClientRuntime:
      'What a link receives when the client is made: `fetch`, `headers`, `transformer`.',
    TRPCFetch: 'The type of a function that links can use as `fetch`.',
    TRPCLink: 'The type of a link: what you return from a function that makes one.',
    TRPCRequestOptions: 'The options of a single call: `signal` and `context`.',
    TRPCWebSocketClient: 'The type of what `createWSClient` returns.',
    WebSocketClientOptions: 'The options of `createWSClient`.',
    WebSocketLinkOptions: 'The options of `wsLink`.',
    wsLink: 'Sends calls over a WebSocket. Subscriptions need it.',

    // @trpc/react
    createProxySSGHelpers:
      'Makes helpers that run queries on the server and hand their results to the page.',
    createReactQueryHooks: 'Makes hooks in the style of 9.x, and the new ones as `proxy`.',
    createSSGHelpers: 'The same helpers in the style of 9.x, with paths as strings.',
    CreateSSGHelpersOptions: 'The options of `createProxySSGHelpers` and `createSSGHelpers`.',
    createTRPCReact:
      'Makes the hooks of a router, as in `trpc.product.list.useQuery()`, and the provider for them.',
    TRPCProviderProps: 'The props of `trpc.Provider`.',
    TRPCReactRequestOptions: 'What hooks take under `trpc`: `ssr`, `abortOnUnmount` and `context`.',
    TRPCUseQueryBaseOptions: 'The part of a hook’s options that is tRPC’s own: the key `trpc`.',
    UseTRPCInfiniteQueryOptions: 'The options of `useInfiniteQuery`.',
    UseTRPCMutationOptions: 'The options of `useMutation`.',
    UseTRPCQueryOptions: 'The options of `useQuery`.',
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
    applyWSSHandler: 'websockets#set-up-the-server',
    CombinedDataTransformer: 'data-transformers#another-transformer-for-each-direction',
    CombinedDataTransformerClient: 'data-transformers#another-transformer-for-each-direction',
    createHTTPHandler: 'adapters#serve-more-than-procedures',
    CreateHTTPHandlerOptions: 'adapters#options-that-the-adapters-share',
    createHTTPServer: 'adapters#the-standalone-server',
    createNextApiHandler: 'nextjs#the-api-route',
    CreateSSGHelpersOptions: 'ssg-helpers',
    CreateTRPCClientOptions: 'vanilla#options-of-the-client',
    createTRPCProxyClient: 'vanilla#call-a-server',
    createTRPCReact: 'react#set-up-the-hooks',
    createWSClient: 'websockets#set-up-the-client',
    DataTransformer: 'data-transformers#write-your-own-transformer',
    FastifyHandlerOptions: 'fastify#why-the-options-have-a-type-of-their-own',
    FastifyTRPCPluginOptions: 'fastify#options-of-fastifytrpcplugin',
    HttpBatchLinkOptions: 'links#httpbatchlink-and-httplink',
    inferObservableValue: 'infer-types#values-of-a-subscription',
    inferProcedureInput: 'infer-types#name-an-input-and-an-output',
    inferProcedureOutput: 'infer-types#name-an-input-and-an-output',
    NodeHTTPCreateContextFnOptions: 'context#what-createcontext-receives',
    NodeHTTPHandlerOptions: 'adapters#options-that-the-adapters-share',
    ProcedureType: 'procedures#define-a-query-and-a-mutation',
    ResponseMeta: 'caching#what-responsemeta-returns',
    router: 'migrate-from-v9-to-v10#run-old-and-new-routers-side-by-side',
    Router: 'router#what-a-router-object-holds',
    TRPC_ERROR_CODE_NUMBER: 'error-handling#error-codes',
    TRPC_ERROR_CODES_BY_KEY: 'error-handling#error-codes',
    TRPC_ERROR_CODES_BY_NUMBER: 'error-handling#error-codes',
    TRPCClientError: 'error-handling#what-the-client-gets',
    TRPCClientErrorLike: 'react-queries#errors',
    TRPCErrorResponse: 'rpc#errors',
    TRPCErrorShape: 'rpc#errors',
    TRPCFetch: 'vanilla#options-of-the-client',
    TRPCProviderProps: 'react#the-providers',
    TRPCReactRequestOptions: 'react-queries#options',
    TRPCRequestMessage: 'rpc-websocket#from-the-client',
    TRPCRequestOptions: 'vanilla#call-procedures',
    TRPCResponseMessage: 'rpc-websocket#from-the-server',
    TRPCSuccessResponse: 'rpc#the-response',
    TRPCUseQueryBaseOptions: 'react-queries#options',
    TRPCWebSocketClient: 'websockets#set-up-the-client',
    UseTRPCInfiniteQueryOptions: 'useInfiniteQuery#options-and-result',
    UseTRPCMutationOptions: 'react-mutations#options-and-callbacks',
    UseTRPCQueryOptions: 'react-queries#options',
    UseTRPCSubscriptionOptions: 'subscriptions#use-it-in-react',
    WebSocketClientOptions: 'websockets#set-up-the-client',
    WebSocketLinkOptions: 'links#wslink',
    WithTRPCConfig: 'nextjs-options#options-of-createtrpcnext',
    WithTRPCNoSSROptions: 'nextjs-options#options-of-createtrpcnext',
    WithTRPCSSROptions: 'ssr#turn-it-on',
    wsLink: 'links#wslink',
    WSSHandlerOptions: 'websockets#set-up-the-server',
  },
  internal: [
    {
      why: 'the compiler’s arithmetic on types',
      names: [
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
    },
    {
      why: 'what tRPC’s packages use themselves',
      names: [
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
    },
    {
      why: 'inferred from what you write, never written by hand',
      names: [
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
    },
    {
      why: 'parts of types that have an entry here',
      names: [
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
    },
    { why: 'React’s own', names: ['TRPCProviderProps.children'] },
    {
      why: 'exported, and used by nothing',
      names: ['OutputWithCursor', 'SubscriptionLike', 'TRPCResultResponse'],
    },
  ],
};
