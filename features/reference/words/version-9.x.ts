import type { Words } from '../types';

export const words: Words = {
  exports: {
    // @trpc/server
    AnyRouter:
      'Any router: the constraint for type parameters such as `TRouter extends AnyRouter`.',
    assertNotBrowser:
      'Throws `Imported server-only code in the browser` where there is a `window`, except in tests. `@trpc/server` calls it as it loads.',
    callProcedure: 'Finds the procedure of a path and runs it, as the adapters do.',
    ClientDataTransformerOptions:
      'What a client takes as `transformer`: one for both directions, or one for `input` and one for `output`.',
    CombinedDataTransformer: 'A transformer for inputs and another for outputs, whole.',
    CombinedDataTransformerClient:
      'The half of such a pair that a client needs: `input.serialize` and `output.deserialize`.',
    createHttpHandler: 'An older name of `createHTTPHandler`.',
    createHttpServer: 'An older name of `createHTTPServer`.',
    DataTransformer: 'An object with `serialize` and `deserialize`, such as superjson.',
    DataTransformerOptions: 'What `.transformer()` of a router takes.',
    DefaultErrorShape:
      'The shape of an error that no formatter changed; a formatter gets it as `shape`.',
    ErrorFormatter: 'The function that `.formatError()` of a router takes.',
    getErrorFromUnknown: 'Makes a `TRPCError` of whatever was thrown.',
    inferAsyncReturnType:
      'What a function returns, or what its promise resolves to. Its usual place is the type of the context.',
    inferHandlerInput: 'The arguments of a call after the path, as a tuple.',
    inferProcedureInput: 'The input that a client sends to a procedure.',
    inferProcedureOutput: 'What a procedure returns, after its output parser.',
    inferRouterContext: 'The context of a router.',
    inferRouterError: 'The shape of a router’s errors, with what its formatter adds.',
    inferRouterMeta: 'The type of the metadata of a router’s procedures.',
    inferSubscriptionOutput: 'The values of a subscription.',
    ProcedureType: 'The three types of a procedure: `query`, `mutation` and `subscription`.',
    requestHandler: 'An older name of `nodeHTTPRequestHandler`.',
    resolveHTTPResponse:
      'Takes a request as plain data and returns status, headers and body. The HTTP adapters stand on it, and so can one of yours.',
    ResponseMeta: 'What `responseMeta` returns: a `status` and `headers`.',
    router:
      'Makes a router; `.query()`, `.mutation()`, `.subscription()`, `.middleware()` and `.merge()` return one with more in it.',
    Router: 'The class of what `router()` makes, with `createCaller`.',
    Subscription:
      'What a subscription’s resolver returns: a class around a function that emits values.',
    SubscriptionCallback:
      'The function in `new Subscription()`: it gets `emit` and returns how to stop.',
    SubscriptionEmit: 'What that function gets: `emit.data()` and `emit.error()`.',
    subscriptionPullFactory:
      'Makes a `Subscription` that asks a source at an interval, where nothing tells when it changes.',
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
    FastifyHandlerOptions: 'The type of `trpcOptions`, the router’s options in the Fastify plugin.',
    fastifyRequestHandler: 'Answers one Fastify request, for a route that you write yourself.',
    fastifyTRPCPlugin: 'The Fastify plugin that serves a router below `prefix`.',
    FastifyTRPCPluginOptions: 'The options of `fastifyTRPCPlugin`.',
    lambdaRequestHandler: 'An older name of `awsLambdaRequestHandler`.',
    NodeHTTPCreateContextFnOptions:
      'What `createContext` receives from an adapter on `node:http`: `req` and `res`, of the types that you name.',
    NodeHTTPHandlerOptions:
      'The options that the adapters on `node:http` share: standalone, Express and Next.js.',
    nodeHTTPRequestHandler:
      'Answers one request of `node:http`; adapters for other frameworks are made with it.',
    WSSHandlerOptions: 'The options of `applyWSSHandler`.',

    // @trpc/server/rpc
    TRPC_ERROR_CODE_KEY: 'The names of the error codes, such as `NOT_FOUND`.',
    TRPC_ERROR_CODE_NUMBER: 'The numbers of the error codes, such as `-32004`.',
    TRPC_ERROR_CODES_BY_KEY: 'The number of each error code, by its name.',
    TRPC_ERROR_CODES_BY_NUMBER: 'The name of each error code, by its number.',
    TRPCClientIncomingMessage: 'All that a client can receive over a WebSocket.',
    TRPCErrorResponse: 'The answer to a call that failed, with `error`.',
    TRPCErrorShape: 'What stands in an answer’s `error`: `code`, `message` and `data`.',
    TRPCRequest: 'What a client sends over a WebSocket: a call, or `subscription.stop`.',
    TRPCResponse: 'The answer to a call, whether it went well or not.',
    TRPCResultResponse: 'The answer to a call that went well, with `result`.',

    // @trpc/client
    createTRPCClient: "Makes a client for use without React, as in `client.query('product.list')`.",
    CreateTRPCClientOptions:
      'The options of a client, such as `links`, `headers` and `transformer`.',
    createWSClient: 'Opens a WebSocket for `wsLink`, and opens it again when it is lost.',
    getFetch: 'Returns the `fetch` it is given, or the global one; throws where there is none.',
    httpBatchLink:
      'Sends calls made at the same time in one HTTP request. A client with `url` alone uses it.',
    HttpBatchLinkOptions: 'The options of `httpBatchLink`: `url` and `maxBatchSize`.',
    HTTPHeaders: 'The headers that a client sends, by name.',
    httpLink: 'Sends each call in an HTTP request of its own.',
    HTTPLinkOptions: 'The options of `httpLink`: `url`.',
    LinkRuntimeOptions:
      'What a link receives when the client is made: `fetch`, `headers`, `transformer`.',
    loggerLink: 'Logs calls and their results to the console.',
    Operation: 'A call on its way through the links: `id`, `type`, `path`, `input` and `context`.',
    OperationContext: 'What links and callers tell each other about a call; it is not sent.',
    OperationLink: 'The innermost function of a link, which handles one call.',
    OperationResponse: 'What a call ends in: a result, or a `TRPCClientError`.',
    PrevCallback: 'The function that hands a result back to the link before.',
    splitLink: 'Chooses one of two links for each call, by `condition`.',
    transformRPCResponse:
      'Turns a response in the server’s format into a `result`, with the transformer.',
    TRPCAbortError: 'The `cause` of the error when a call was canceled with `cancel()`.',
    TRPCClient: 'The type of what `createTRPCClient` makes.',
    TRPCClientError: 'The error that a client’s calls fail with.',
    TRPCClientErrorLike:
      'What hooks give as `error`: the fields of `TRPCClientError`, not the class.',
    TRPCFetch: 'The type of the `fetch` that links receive.',
    TRPCLink: 'The type of a link: what you return from a function that makes one.',
    TRPCRequestOptions: 'The options of a single call: `context`.',
    TRPCWebSocketClient: 'The type of what `createWSClient` returns.',
    WebSocketClientOptions: 'The options of `createWSClient`.',
    WebSocketLinkOptions: 'The options of `wsLink`.',
    wsLink: 'Sends calls over a WebSocket. Subscriptions need it.',

    // @trpc/react
    createReactQueryHooks:
      "Makes the hooks of a router, as in `trpc.useQuery(['product.list'])`, and the provider for them.",
    createSSGHelpers:
      'Makes helpers that run queries on the server and hand their results to the page.',
    CreateSSGHelpersOptions: 'The options of `createSSGHelpers`.',
    TRPCUseQueryBaseOptions:
      'The part of a hook’s options that is tRPC’s own: `ssr` and `context`.',
    UseTRPCInfiniteQueryOptions: 'The options of `useInfiniteQuery`.',
    UseTRPCMutationOptions: 'The options of `useMutation`.',
    UseTRPCQueryOptions: 'The options of `useQuery`.',

    // @trpc/next
    withTRPC:
      'Wraps the app of Next.js: gives it a client, React Query, and server-side rendering if you want.',
    WithTRPCConfig:
      'What the function `config` returns: a client’s options, and `queryClientConfig`.',
  },

  mainSections: {
    AnyRouter: 'router#export-the-type',
    applyWSSHandler: 'websockets#set-up-the-server',
    CombinedDataTransformer: 'data-transformers#another-transformer-for-each-direction',
    CombinedDataTransformerClient: 'data-transformers#another-transformer-for-each-direction',
    createHTTPHandler: 'adapters#serve-more-than-procedures',
    CreateHTTPHandlerOptions: 'adapters#options-that-the-adapters-share',
    createHTTPServer: 'adapters#the-standalone-server',
    createNextApiHandler: 'nextjs#the-api-route',
    createReactQueryHooks: 'react#set-up-the-hooks',
    CreateSSGHelpersOptions: 'ssg-helpers',
    createTRPCClient: 'vanilla#call-a-server',
    CreateTRPCClientOptions: 'vanilla#options-of-the-client',
    createWSClient: 'websockets#set-up-the-client',
    DataTransformer: 'data-transformers#write-your-own-transformer',
    ErrorFormatter: 'error-formatting#write-a-formatter',
    FastifyHandlerOptions: 'fastify#why-the-options-have-a-type-of-their-own',
    FastifyTRPCPluginOptions: 'fastify#options-of-fastifytrpcplugin',
    HttpBatchLinkOptions: 'links#httpbatchlink-and-httplink',
    HTTPLinkOptions: 'links#httpbatchlink-and-httplink',
    inferProcedureInput: 'infer-types#name-an-input-and-an-output',
    inferProcedureOutput: 'infer-types#name-an-input-and-an-output',
    inferSubscriptionOutput: 'infer-types#values-of-a-subscription',
    NodeHTTPCreateContextFnOptions: 'context#what-createcontext-receives',
    NodeHTTPHandlerOptions: 'adapters#options-that-the-adapters-share',
    ProcedureType: 'procedures#define-a-query-and-a-mutation',
    requestHandler: 'adapters#another-framework-node-http',
    ResponseMeta: 'caching#what-responsemeta-returns',
    router: 'router#create-a-router',
    Router: 'router#what-a-router-object-holds',
    SubscriptionCallback: 'subscriptions#write-the-procedure',
    SubscriptionEmit: 'subscriptions#write-the-procedure',
    TRPC_ERROR_CODE_NUMBER: 'error-handling#error-codes',
    TRPC_ERROR_CODES_BY_KEY: 'error-handling#error-codes',
    TRPC_ERROR_CODES_BY_NUMBER: 'error-handling#error-codes',
    TRPCClientError: 'error-handling#what-the-client-gets',
    TRPCClientErrorLike: 'react-queries#errors',
    TRPCErrorResponse: 'rpc#errors',
    TRPCErrorShape: 'rpc#errors',
    TRPCFetch: 'vanilla#options-of-the-client',
    TRPCRequest: 'rpc-websocket#from-the-client',
    TRPCRequestOptions: 'vanilla#call-procedures',
    TRPCResultResponse: 'rpc#the-response',
    TRPCUseQueryBaseOptions: 'react-queries#options',
    TRPCWebSocketClient: 'websockets#set-up-the-client',
    UseTRPCInfiniteQueryOptions: 'useInfiniteQuery#options-and-result',
    UseTRPCMutationOptions: 'react-mutations#options-and-callbacks',
    UseTRPCQueryOptions: 'react-queries#options',
    WebSocketClientOptions: 'websockets#set-up-the-client',
    WebSocketLinkOptions: 'links#wslink',
    WithTRPCConfig: 'nextjs-options#options-of-withtrpc',
    wsLink: 'links#wslink',
    WSSHandlerOptions: 'websockets#set-up-the-server',
  },
  internal: [
    {
      why: 'the compiler’s arithmetic on types',
      names: [
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
    },
    {
      why: 'what tRPC’s packages use themselves',
      names: ['CancelFn', 'getMessageFromUnkownError', 'PromiseAndCancel', 'transformTRPCResponse'],
    },
    {
      why: 'parts of types that have an entry here',
      names: [
        'NodeHTTPCreateContextFn',
        'NodeHTTPCreateContextOption',
        'NodeHTTPRequest',
        'NodeHTTPResponse',
        'ProcedureRecord',
        'TRPCClientIncomingRequest',
        'TRPCReconnectNotification',
        'TRPCResult',
      ],
    },
    {
      why: 'older names, of `NodeHTTPCreateContextFn`, `NodeHTTPCreateContextFnOptions`, `CreateHTTPContextOptions`, `CreateHTTPHandlerOptions`, `CreateAWSLambdaContextOptions`, `HTTPLinkOptions` and `Router`',
      names: [
        'CreateContextFn',
        'CreateContextFnOptions',
        'CreateHttpContextOptions',
        'CreateHttpHandlerOptions',
        'CreateLambdaContextOptions',
        'HttpLinkOptions',
        'LegacyRouter',
      ],
    },
    { why: 'exported, and used by nothing', names: ['OutputWithCursor'] },
  ],
};
