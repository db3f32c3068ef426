import type { Words } from '../types';

/** Words on the exports that are the same in all docs versions. */
export const common: Pick<Words, 'exports' | 'mainSections'> = {
  exports: {
    // @trpc/server
    AnyRouter:
      'Any router: the constraint for type parameters such as `TRouter extends AnyRouter`.',
    callProcedure: 'Finds the procedure of a path and runs it, as the adapters do.',
    ClientDataTransformerOptions:
      'What a client takes as `transformer`: one for both directions, or one for `input` and one for `output`.',
    CombinedDataTransformer: 'A pair of transformers: one for inputs, one for outputs.',
    CombinedDataTransformerClient:
      'The half of a `CombinedDataTransformer` that a client needs: `input.serialize` and `output.deserialize`.',
    DataTransformer: 'An object with `serialize` and `deserialize`, such as superjson.',
    DefaultErrorShape:
      'The shape of an error that no formatter changed; a formatter gets it as `shape`.',
    inferAsyncReturnType:
      'What a function returns, or what its promise resolves to. Its usual place is the type of the context.',
    inferProcedureInput: 'The input that a client sends to a procedure.',
    inferProcedureOutput: 'What a procedure returns, after its output parser.',
    inferRouterContext: 'The type of a router’s context.',
    inferRouterError: 'The shape of a router’s errors, with what its formatter adds.',
    inferRouterMeta: 'The type of the metadata of a router’s procedures.',
    ProcedureType: 'The kind of a procedure: `query`, `mutation` or `subscription`.',
    ResponseMeta: 'What `responseMeta` returns: a `status` and `headers`.',
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
    NodeHTTPCreateContextFnOptions:
      'What `createContext` receives from an adapter on `node:http`: `req` and `res`, of the types that you name.',
    NodeHTTPHandlerOptions:
      'The options that the adapters on `node:http` share: standalone, Express and Next.js.',
    nodeHTTPRequestHandler:
      'Answers one request of `node:http`; adapters for other frameworks are made with it.',
    WSSHandlerOptions: 'The options of `applyWSSHandler`.',

    // @trpc/server/rpc and @trpc/server/subscription
    TRPC_ERROR_CODE_KEY: 'The names of the error codes, such as `NOT_FOUND`.',
    TRPC_ERROR_CODE_NUMBER: 'The numbers of the error codes, such as `-32004`.',
    TRPC_ERROR_CODES_BY_KEY: 'The number of each error code, by its name.',
    TRPC_ERROR_CODES_BY_NUMBER: 'The name of each error code, by its number.',
    TRPCClientIncomingMessage: 'All that a client can receive over a WebSocket.',
    TRPCErrorResponse: 'The answer to a call that failed, with `error`.',
    TRPCErrorShape: 'What stands in an answer’s `error`: `code`, `message` and `data`.',

    // @trpc/client
    CreateTRPCClientOptions:
      'The options of a client, such as `links`, `headers` and `transformer`.',
    createWSClient: 'Opens a WebSocket for `wsLink`, and opens it again when it is lost.',
    getFetch: 'Returns the `fetch` it is given, or the global one; throws where there is none.',
    httpBatchLink:
      'Sends calls made at the same time in one HTTP request. A client with `url` alone uses it.',
    HTTPHeaders: 'The headers that a client sends, by name.',
    httpLink: 'Sends each call in an HTTP request of its own.',
    loggerLink: 'Logs calls and their results to the console.',
    Operation: 'A call on its way through the links: `id`, `type`, `path`, `input` and `context`.',
    OperationContext: 'What links and callers tell each other about a call; it is not sent.',
    OperationLink: 'The innermost function of a link, which handles one call.',
    splitLink: 'Chooses one of two links for each call, by `condition`.',
    TRPCClient: 'The type of what `createTRPCClient` makes.',
    TRPCClientError: 'The error that a client’s calls fail with.',
    TRPCClientErrorLike:
      'What hooks give as `error`: the fields of `TRPCClientError`, not the class.',
    TRPCLink: 'The type of a link: what you return from a function that makes one.',
    TRPCWebSocketClient: 'The type of what `createWSClient` returns.',
    WebSocketClientOptions: 'The options of `createWSClient`.',
    WebSocketLinkOptions: 'The options of `wsLink`.',
    wsLink: 'Sends calls over a WebSocket. Subscriptions need it.',

    // @trpc/react
    UseTRPCInfiniteQueryOptions: 'The options of `useInfiniteQuery`.',
    UseTRPCMutationOptions: 'The options of `useMutation`.',
    UseTRPCQueryOptions: 'The options of `useQuery`.',
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
    createWSClient: 'websockets#set-up-the-client',
    DataTransformer: 'data-transformers#write-your-own-transformer',
    FastifyHandlerOptions: 'fastify#why-the-options-have-a-type-of-their-own',
    FastifyTRPCPluginOptions: 'fastify#options-of-fastifytrpcplugin',
    HttpBatchLinkOptions: 'links#httpbatchlink-and-httplink',
    inferProcedureInput: 'infer-types#name-an-input-and-an-output',
    inferProcedureOutput: 'infer-types#name-an-input-and-an-output',
    NodeHTTPCreateContextFnOptions: 'context#what-createcontext-receives',
    NodeHTTPHandlerOptions: 'adapters#options-that-the-adapters-share',
    ProcedureType: 'procedures#define-a-query-and-a-mutation',
    ResponseMeta: 'caching#what-responsemeta-returns',
    Router: 'router#what-a-router-object-holds',
    TRPC_ERROR_CODE_NUMBER: 'error-handling#error-codes',
    TRPC_ERROR_CODES_BY_KEY: 'error-handling#error-codes',
    TRPC_ERROR_CODES_BY_NUMBER: 'error-handling#error-codes',
    TRPCClientError: 'error-handling#what-the-client-gets',
    TRPCClientErrorLike: 'react-queries#errors',
    TRPCErrorResponse: 'rpc#errors',
    TRPCErrorShape: 'rpc#errors',
    TRPCFetch: 'vanilla#options-of-the-client',
    TRPCRequestOptions: 'vanilla#call-procedures',
    TRPCUseQueryBaseOptions: 'react-queries#options',
    TRPCWebSocketClient: 'websockets#set-up-the-client',
    UseTRPCInfiniteQueryOptions: 'useInfiniteQuery#options-and-result',
    UseTRPCMutationOptions: 'react-mutations#options-and-callbacks',
    UseTRPCQueryOptions: 'react-queries#options',
    WebSocketClientOptions: 'websockets#set-up-the-client',
    WebSocketLinkOptions: 'links#wslink',
    wsLink: 'links#wslink',
    WSSHandlerOptions: 'websockets#set-up-the-server',
  },
};
