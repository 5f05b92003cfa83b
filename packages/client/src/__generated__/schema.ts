// Generated from openapi/openapi.yaml by `npm run generate -w @corro/client`; do not edit.

export interface paths {
    "/stock/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/user/reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description The app shows a refusal by the key `hint.reg.<code>`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new login password without the old one */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user/password/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password or set the transaction code
         * @description An upstream may refuse with a sentence in place of a code; the app shows the sentence.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/yahoo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price of an instrument, with its history */
        get: operations["quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/quotes/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices as they change, and the customer's figures, pushed
         * @description Announced by `quotes.stream` among the `extensions` of the settings. Server-sent events, each with JSON: `rows` are the prices that have changed, all of them at first; `missing` are the codes without a price at the moment; `unknown` are those that the upstream does not know. A price is the one that `/v2/yahoo` has for the symbol, without `market` and with any `mold`. An event without rows says that no price has changed, so the app shows the prices as current. There is an event at least every `every` seconds. After twice that time without an event, the app polls. The upstream ends a stream from time to time, when the session ends, and before it stops; the app then connects again. With `account`, each event also has `user`, `unread_count` and `unread_notices`, read from the account for this event; an event without them means that they cannot be read at the moment, and the app polls them. Compression would delay events. A proxy must forward each event at once.
         */
        get: operations["quoteStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/stock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shares, by page, or by a search */
        get: operations["stocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/market/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forex, futures or treasury list */
        get: operations["marketList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of instruments */
        get: operations["categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/currency/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pairs of currencies */
        get: operations["currencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/new/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News, newest first */
        get: operations["newsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/new/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece of news */
        get: operations["newsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite
         * @description Adding an instrument that is already a favourite succeeds.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a favourite
         * @description Removing an instrument that is not a favourite succeeds.
         */
        post: operations["removeFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an instrument is a favourite */
        get: operations["checkFavourite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/collection/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The favourites */
        get: operations["favourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user_message/list-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chat, oldest first; marks the agent's messages as read, unless peeked at */
        get: operations["messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user_message/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/user_message/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of unread messages */
        get: operations["unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/stock/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shares offered as block trade or QIP */
        post: operations["blockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/deal/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy */
        post: operations["buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/deal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders, newest first */
        post: operations["orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/deal/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sell a whole lot */
        post: operations["sell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lots held, newest first */
        get: operations["positions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description A photo takes long on a slow network. The app waits as long as the upload makes progress, and gives up after half a minute without progress.
         */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's own image
         * @description The image at an address that an upload has returned. Only the customer who uploaded it gets it. The app uses the address unchanged, and sends the token only if the address is one of this upstream.
         */
        get: operations["image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The available balance */
        get: operations["balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer */
        get: operations["userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The value of the portfolio over time
         * @description The gain between two points is the increase of `value` minus the increase of `flows`, because money that is paid in, taken out or borrowed is no gain. Announced by `portfolio` among the `extensions` of the settings.
         */
        get: operations["portfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of the balance, newest first */
        get: operations["bill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/statement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The months of the account, newest first
         * @description Every month from the first change of the balance to the current one, including months without a change. Both calls are announced by `documents` among the `extensions` of the settings.
         */
        get: operations["statements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/statement/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the balance in a month, newest first
         * @description A month without a change has none.
         */
        get: operations["statementEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the upstream */
        get: operations["config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/autonomy/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the real name for verification
         * @description An upstream may refuse with a sentence in place of a code; the app shows the sentence.
         */
        post: operations["submitVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/autonomy/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the verification */
        get: operations["verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank and crypto-address cards */
        get: operations["cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a card */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a card */
        post: operations["editCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/bank/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a card
         * @description Withdrawals to it that were requested before continue. Announced by `cards.delete` among the `extensions` of the settings.
         */
        post: operations["deleteCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/ipo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offerings, the newest first */
        get: operations["ipos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/ipo/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for an IPO
         * @description Price and fee of the whole application are set aside until the allotment. Then the allotted shares are paid, and the rest returns to the balance.
         */
        post: operations["applyForIpo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/ipo/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications, newest first */
        get: operations["ipoOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/fund/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The funds */
        get: operations["funds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/fund/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy a participation */
        post: operations["buyFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/fund/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Participations */
        get: operations["fundOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/recharge/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recharge */
        post: operations["recharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/property/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recharges, newest first */
        get: operations["recharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/property/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals, newest first */
        get: operations["withdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/money/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Debt and credit */
        get: operations["loanSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a loan */
        post: operations["requestLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repay a loan early
         * @description Repays the loan and all of its `cost` from the available balance. The answer means that the loan is paid (5). Announced by `loans.repay` among the `extensions` of the settings.
         */
        post: operations["repayLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/loans/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Loans and requests, newest first */
        get: operations["loans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/case/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's cases, newest first
         * @description A case is a question about one operation, with a number and a state. All three calls are announced by `cases` among the `extensions` of the settings.
         */
        get: operations["cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/case/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a case about an operation
         * @description The chat gets a message with the number as `case_no`. An operation has at most one case that is not closed. Opening another case returns the existing one, adds the text to the chat, and sets the state to `open` again.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/case/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a case
         * @description A repeat changes nothing.
         */
        post: operations["closeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending request
         * @description Cancels a withdrawal, a recharge, an application for an IPO or a request for a loan that is still pending. When the call is answered, the money that was set aside is in the available balance again. A recharge or a loan has not moved any money yet. The request has no further effect, and no notice announces the cancellation. Announced by `cancel` among the `extensions` of the settings.
         */
        post: operations["cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/start-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a play account
         * @description The balance becomes that of a new account. Positions, orders, participations, applications, recharges, withdrawals, loans, entries of the account, and the notices about them are removed, and pending requests have no further effect. Login, secrets, identity, bank cards, favourites, messages and sessions stay. A concurrent order is executed either completely before the reset, and then removed, or completely after it. Announced by `startover` among the `extensions` of the settings, only by an upstream with play money.
         */
        post: operations["startOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of the customer, newest first
         * @description A notice is about an outcome that the customer waits for: an allotment, a deposit, a withdrawal, a loan, the end of a fund, a review. It has facts only, from which the app makes a text, and no notice advertises an order. All three calls are announced by `notices` among the `extensions` of the settings.
         */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/notice/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of unread notices */
        get: operations["unreadNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as read, or all up to it
         * @description A repeat changes nothing. Newer notices stay unread.
         */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/gain/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Realised gains by year, newest first
         * @description The list has only years with a sale or a payout, because lots that are still held have no realised gain. All three calls are announced by `gains` among the `extensions` of the settings.
         */
        get: operations["gainYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/gain/instruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Realised gains of a year by instrument, the largest first */
        get: operations["gainInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/gain/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Realised gains of a year by sale of an instrument, newest first */
        get: operations["gains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open sessions, the last used first
         * @description The list has only open sessions. All three calls are announced by `sessions` among the `extensions` of the settings. The upstream also ends sessions after some time, and sessions that are not used for some time.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session, or all others
         * @description Either `id` or `others`. An ended session's token is refused at once. Its device counts as new at the next login.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session that calls
         * @description The token of the session is refused at once. A repeat is answered with the end of the session, which counts as success.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/recovery/secure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Secure the account after a recovery, or because a login or a passkey was not the customer's
         * @description The call does all of this at once: it ends the other sessions, stops pending withdrawals and returns their money, removes the passkeys that are not named, and lets the named ones work again if they were paused. A repeat changes nothing. An upstream that announces it also pauses all passkeys, stops pending withdrawals and ends the other sessions when the password is reset, or when the transaction code is replaced without the current one. A change of the code ends the other sessions.
         */
        post: operations["secureAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/user/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to log in by a passkey
         * @description The answer names no passkey, so it does not reveal who is registered. The browser offers the passkeys that it has. All calls of passkeys are announced by `passkeys` among the `extensions` of the settings.
         */
        post: operations["passkeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/user/passkey/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by a passkey */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's passkeys, oldest first */
        get: operations["passkeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description Requires the login password and, if the customer has one, the transaction code, because a passkey later replaces both.
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that the browser has made
         * @description The new passkey has no name yet. A repeat with the same passkey gets the same answer.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a passkey a name */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description The passkey can no longer log in or confirm. Its sessions stay open.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to confirm one withdrawal by a passkey
         * @description The withdrawal sends the signed answer as `passkey`. It confirms only this amount to this version of the card.
         */
        post: operations["passkeyWithdrawalOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/success/v2/passkey/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to confirm a payout account by a passkey
         * @description The call that adds or changes the card sends the signed answer as `passkey`, with the same details.
         */
        post: operations["passkeyCardOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A refusal that says what the upstream lacks. Nothing was done. */
        Busy: {
            /**
             * @description The code.
             * @constant
             */
            code: "busy";
            /** @description Values for the message of the code. */
            values: {
                /**
                 * @description `prices` means that there are no market prices, `storage` that nothing can be stored.
                 * @enum {string}
                 */
                reason: "prices" | "storage";
            };
        };
        /** @description A refusal with the time to wait. With `too-many-attempts` the secret was not checked; with another code it was wrong, and this was the last try before the wait. */
        Wait: {
            /**
             * @description The code, one of those listed under x-refusals.
             * @enum {string}
             */
            code: "too-many-attempts" | "withdrawals-held" | "wrong-credentials" | "wrong-code" | "wrong-password" | "wrong-authorization-password";
            /** @description Values for the message of the code. */
            values: {
                /** @description Seconds to wait. */
                seconds: number;
                /** @description JSON of an ALTCHA challenge (version 2, PBKDF2). The same call with its solution as `challenge` is answered without the wait. Only with `too-many-attempts` of a call without a session. */
                challenge?: string;
            };
        };
        /** @description The body of HTTP 400: `logout` ends the session, `no` refuses a request that could not be read. */
        Rejected: {
            /**
             * @description The session is over.
             * @constant
             */
            msg: "logout";
            /** @description Nothing. */
            data?: null;
        } | {
            /**
             * @description A refusal.
             * @constant
             */
            msg: "no";
            /**
             * @description The code. `wrong-content-type`: the body is not `application/json`, or not `multipart/form-data` for a file. `other-site`: the browser marks the call as coming from a page of another site.
             * @enum {string}
             */
            data: "bad-request" | "wrong-content-type" | "other-site";
        };
        /** @description A refusal of a caller who has to wait. */
        TooManyCalls: {
            /**
             * @description A refusal.
             * @constant
             */
            msg: "no";
            /** @description The code and the time to wait. */
            data: {
                /**
                 * @description Always the same.
                 * @constant
                 */
                code: "too-many-calls";
                /** @description Values for the message of the code. */
                values: {
                    /** @description Seconds to wait. */
                    seconds: number;
                };
            };
        };
        /** @description The app does not read it. */
        Anything: unknown;
        /** @description The answer of a login. */
        LoggedIn: {
            /** @description Value of the header `token` for later calls. */
            token: string;
            /** @description A token of the device. The device keeps it after logout and sends it with its next login. */
            device?: string;
        };
        /**
         * @description A decimal number, as JSON text or as a JSON number. Text is preferred, because it is exact; a JSON number has at most 15 exact digits. No exponent, no plus sign, no thousands separator.
         * @example 1234.50
         * @example 1234.5
         */
        Decimal: string | number;
        /**
         * @description A moment: ISO 8601 or `YYYY-MM-DD HH:mm:ss`, or the epoch in seconds or in milliseconds (from 100,000,000,000 on). Without an offset it is in the zone that the config tag `time_zone` names; if no zone is known, the app draws no conclusion from it. The day must exist in the calendar.
         * @example 2026-11-20T15:30:00.000Z
         * @example 2026-11-20 15:30:00
         * @example 1795188600
         * @example 1795188600000
         */
        Time: string | number;
        /** @description A time, or null. */
        TimeOrNull: components["schemas"]["Time"] | null;
        /** @description A decimal number, or null. */
        DecimalOrNull: components["schemas"]["Decimal"] | null;
        /** @description One candle, or one point of a line. It has `change` in place of `open` if the upstream has only the change. */
        QuoteRow: {
            /** @description Time at which the interval began. */
            timestamp: components["schemas"]["Time"];
            /** @description First price, in the unit of the quote. */
            open?: components["schemas"]["Decimal"];
            /** @description Highest price. */
            high?: components["schemas"]["Decimal"];
            /** @description Lowest price. */
            low?: components["schemas"]["Decimal"];
            /** @description Last price. */
            close: components["schemas"]["Decimal"];
            /** @description Units traded in the interval; null or absent if there is no volume. */
            volume?: string | number | null;
            /** @description Change within the interval, in the unit of the price. */
            change?: components["schemas"]["Decimal"];
            /** @description The yield to maturity at the close, for treasury debt, in percent a year. */
            yield?: components["schemas"]["DecimalOrNull"];
        };
        /** @description The price of one instrument, with its history. */
        Quote: {
            /** @description The instrument code. */
            symbol?: string;
            /** @description Its name. */
            name?: string;
            /** @description The tag of its market. */
            market?: string | null;
            /** @description The exchange that lists it. */
            exchange_name?: string | null;
            /** @description The last price, in US dollars a share (points for an index). */
            price: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            previous_close?: components["schemas"]["Decimal"];
            /** @description The first price of the day. */
            open?: components["schemas"]["Decimal"];
            /** @description The highest price of the day. */
            high?: components["schemas"]["Decimal"];
            /** @description The lowest price of the day. */
            low?: components["schemas"]["Decimal"];
            /** @description Time of an old price, which is sent because the source cannot be reached; absent or null for a current price. The app shows its age, and accepts orders only at a current price. */
            at?: components["schemas"]["TimeOrNull"];
            /** @description Change since the previous close, in the unit of the price. */
            change?: components["schemas"]["Decimal"];
            /** @description The same in percent: `1.25` is 1.25 %. */
            changePercent?: components["schemas"]["Decimal"];
            /** @description SVG path data of the price line in a box of 100 × 40. The app ignores other texts and draws the line from the rows. */
            linePath?: string | null;
            /** @description SVG path data of the area under the line, same box. */
            areaPath?: string | null;
            /** @description The history, oldest first. */
            rows: components["schemas"]["QuoteRow"][];
            /** @description What the company does, in a few plain sentences. */
            about?: string | null;
        };
        /** @description A pushed price, without its history. */
        QuoteSummary: {
            /** @description The instrument code, as it was requested. */
            symbol: string;
            /** @description Its name. */
            name?: string;
            /** @description The tag of its market. */
            market?: string | null;
            /** @description The last price, in US dollars a share (points for an index). */
            price: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            previous_close?: components["schemas"]["Decimal"];
            /** @description The first price of the day. */
            open?: components["schemas"]["Decimal"];
            /** @description The highest price of the day. */
            high?: components["schemas"]["Decimal"];
            /** @description The lowest price of the day. */
            low?: components["schemas"]["Decimal"];
            /** @description As in `Quote`, the time of an old price; absent or null for a current price. */
            at?: components["schemas"]["TimeOrNull"];
            /** @description Change since the previous close, in the unit of the price. */
            change?: components["schemas"]["Decimal"];
            /** @description The same in percent: `1.25` is 1.25 %. */
            changePercent?: components["schemas"]["Decimal"];
        };
        /** @description An opaque identifier: compared and sent back, never computed with. A number must be a safe integer. */
        Id: string | number;
        /** @description The customer. */
        UserInfo: {
            /** @description The phone number, 10 digits. */
            user: string;
            /** @description The broker's number of the customer. */
            no: components["schemas"]["Id"];
            /** @description The address of the picture. */
            img?: string | null;
            /** @description Total assets less the debt of loans, in US dollars: the value of the last point of the portfolio. */
            total: components["schemas"]["Decimal"];
            /** @description Available balance, in US dollars. */
            money: components["schemas"]["Decimal"];
            /** @description Debt of loans, in US dollars. */
            loan: components["schemas"]["Decimal"];
            /** @description True if the customer has a transaction code. */
            fund_code_set?: boolean;
            /** @description The reference that the customer writes on a transfer, so that the operator can assign the deposit. */
            recharge_reference?: string | null;
            /** @description Seconds until withdrawals are possible again; 0 if they are possible now. */
            withdrawals_held_seconds?: number;
        };
        /** @description Number of rows over all pages. A whole number, as JSON number or as text. */
        Count: string | number;
        /** @description A whole number of shares, currency units or contracts, as JSON number or as text. */
        Quantity: string | number;
        /** @description An instrument in a list. The current price is `prasent` in lists and `current_price` in search results: one of the two is always present. */
        Stock: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description The instrument code, such as `NVLO`. */
            stock: string;
            /** @description Its name. */
            name: string;
            /** @description The tag of its market: `US`, `MX`, `INDEX`, `FOREX`, `FUTURE`, `CGI`. */
            market?: string;
            /** @description The name of the market. */
            market_name?: string | null;
            /** @description The name of the exchange. */
            exchange_name?: string | null;
            /** @description The current price, in US dollars a share (points for an index). The specification spells it so. */
            prasent?: components["schemas"]["Decimal"];
            /** @description The current price in search results, same unit. */
            current_price?: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            close_prices?: components["schemas"]["Decimal"];
            /** @description Change since the previous close, in percent: `1.25` is 1.25 %. */
            percent_change?: components["schemas"]["Decimal"];
            /** @description What the price of a future is for: `barrel`, `gallon`, `mmbtu`, `ounce`, `pound`, `tonne`, or a word for the customer. */
            unit?: string | null;
            /** @description Time at which the listed contract of a future expires; null or absent for none or if unknown. */
            expires_at?: components["schemas"]["TimeOrNull"];
            /** @description What becomes of a position in a future at its expiry: `roll` moves it to the next contract at the same price and without a fee, `cash` pays it out in dollars. */
            at_expiry?: string | null;
            /** @description The issuer, for treasury debt. All debt of an issuer is shown as one yield curve. */
            issuer?: string | null;
            /** @description The yield to maturity, for treasury debt, in percent a year, in the currency and convention of the issuer. */
            yield?: components["schemas"]["Decimal"];
            /** @description Days to maturity, for treasury debt. */
            term_days?: components["schemas"]["Quantity"];
            /** @description The total that one unit of treasury debt pays until maturity, in US dollars: face value and interest. */
            paid_until_due?: components["schemas"]["Decimal"];
            /** @description Its weight in the requested index, in percent: `4.20` is 4.20 %. */
            weight?: components["schemas"]["Decimal"];
        };
        /** @description An instrument of a category. */
        CategoryStock: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description Its name. */
            stock_name: string;
            /** @description Its code. */
            stock_code: string;
            /** @description The address of its picture. If it is present, every list shows the picture. */
            img?: string | null;
        };
        /** @description A group of instruments. The app shows the first category as index cards. */
        Category: {
            /** @description The category. */
            category_id?: components["schemas"]["Id"];
            /** @description Its code, such as `US_INDEX`. */
            category_code?: string;
            /** @description Its name. */
            category_name?: string;
            /** @description Its instruments, in order. */
            stocks: components["schemas"]["CategoryStock"][];
        };
        /** @description A pair of currencies. */
        CurrencyPair: {
            /** @description The code of the pair, such as `USDMXN`. */
            stock: string;
            /** @description Its name. */
            name: string;
            /** @description The current rate: units of the second currency for one of the first. An order is executed at this rate, which counts as US dollars per unit. */
            prasent: components["schemas"]["Decimal"];
            /** @description Change since the previous close, in percent. */
            percent_change?: components["schemas"]["Decimal"];
            /** @description The same figure under a name that some upstreams use. */
            price_change_percent?: components["schemas"]["Decimal"];
        };
        /** @description A piece of news. */
        NewsItem: {
            /** @description The item. */
            id: components["schemas"]["Id"];
            /** @description Its headline, plain text. */
            title: string;
            /** @description The line under the headline, plain text. */
            subhead?: string | null;
            /** @description The address of its picture. */
            img?: string | null;
            /** @description The text, in HTML. The app does not trust it and cleans it before showing it. */
            content?: string | null;
            /** @description Time at which it was published. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was last changed. */
            updated_at?: components["schemas"]["Time"];
            /** @description The codes of the instruments that it is about, the most important first. */
            symbols?: string[];
        };
        /** @description The prices of a favourite. */
        StockDetail: {
            /** @description The tag of its market. */
            market?: string | null;
            /** @description The current price, in US dollars a share. */
            prasent?: components["schemas"]["Decimal"];
            /** @description The previous close, same unit. */
            close_prices?: components["schemas"]["Decimal"];
            /** @description Change since the previous close, in percent. */
            percent_change?: components["schemas"]["Decimal"];
            /** @description The name of the market. */
            market_name?: string | null;
            /** @description The name of the exchange. */
            exchange_name?: string | null;
        };
        /** @description A favourite. */
        WatchlistItem: {
            /** @description The name of the instrument. */
            stock_name: string;
            /** @description Its code. */
            stock_code: string;
            /** @description The code of the category it was added from. */
            category_code?: string | null;
            /** @description Its prices. */
            stock_detail?: components["schemas"]["StockDetail"];
        };
        /** @description The Idempotency-Key of the call that made this row. The app finds an order or a message by it if the answer was lost. Null if no customer made the row. */
        ClientKey: string | null;
        /** @description An id, or null. */
        IdOrNull: components["schemas"]["Id"] | null;
        /** @description A message of the customer-service chat. */
        Message: {
            /** @description The message. */
            id?: components["schemas"]["Id"];
            /** @description The text, without markup. */
            message?: string;
            /**
             * @description The author.
             * @enum {string}
             */
            from?: "customer" | "agent";
            /** @description Time at which it was sent. */
            created_at?: components["schemas"]["Time"];
            client_key?: components["schemas"]["ClientKey"];
            /** @description The number of the case that the message opened; null for any other message. */
            case_no?: components["schemas"]["IdOrNull"];
        };
        /** @description The number of unread entries. */
        Unread: {
            /** @description The quantity. */
            unread_count: components["schemas"]["Count"];
        };
        /**
         * @description A decimal number above zero, as JSON text or as a JSON number; otherwise like `Decimal`.
         * @example 1234.50
         * @example 1234.5
         */
        Price: string | number;
        /** @description A status, as a word, as a number or as a number in text. The app shows a status that it does not know as unknown, with the code. */
        Code: string | number;
        /** @description A whole number, or null. */
        QuantityOrNull: components["schemas"]["Quantity"] | null;
        /** @description Shares offered as block trade or QIP. */
        BlockItem: {
            /** @description The offer. */
            id: components["schemas"]["Id"];
            /** @description The instrument code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The price, in US dollars a share. It is fixed until the offer ends. */
            price: components["schemas"]["Price"];
            /** @description The price of the market, in US dollars a share. */
            prasent?: components["schemas"]["DecimalOrNull"];
            /** @description The minimum quantity, in shares; 100 if absent. */
            count?: components["schemas"]["Quantity"];
            /** @description Whether it can be bought: 1 open, 0 closed. */
            status?: components["schemas"]["Code"];
            /** @description Time at which the offer ends; null or absent if unknown. */
            end_time?: components["schemas"]["TimeOrNull"];
            /** @description The holding time, in days after the purchase, before the shares can be sold; 0 for none, null or absent if unknown. */
            holding_days?: components["schemas"]["QuantityOrNull"];
        };
        /**
         * @description The kind of an order: `stock` at the market, `bulk` block trade, `finalize` QIP (PIPE), `ipo` IPO application.
         * @enum {string}
         */
        Mold: "stock" | "bulk" | "finalize" | "ipo";
        /** @description The result of an order. */
        OrderReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The price at which it was executed, in US dollars each. */
            price?: components["schemas"]["Decimal"];
            /** @description The quantity. */
            count?: components["schemas"]["Quantity"];
            /** @description The fee, in US dollars: 0.03 % of price × quantity, rounded half up to the cent. */
            fee?: components["schemas"]["Decimal"];
            /** @description The total, in US dollars: for a purchase the amount paid, with the fee; for a sale the amount received, less the fee. */
            total?: components["schemas"]["Decimal"];
        };
        /** @description A whole number of shares, currency units or contracts, at least one, as JSON number or as text. */
        Shares: string | number;
        /** @description An order of any kind, as the records show it. */
        Order: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description The order number. */
            no: components["schemas"]["Id"];
            /** @description The instrument code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market. */
            type?: string | null;
            /** @description The kind. */
            mold?: components["schemas"]["Mold"];
            /**
             * @description The side.
             * @enum {string}
             */
            state?: "buy" | "sell";
            /** @description The quantity. */
            count: components["schemas"]["Shares"];
            /** @description The purchase price, in US dollars each. */
            price: components["schemas"]["Decimal"];
            /** @description The sale price, in US dollars each; null or absent for a purchase. */
            sell_price?: components["schemas"]["DecimalOrNull"];
            /** @description The total with the fee, in US dollars. */
            price_all?: components["schemas"]["Decimal"];
            /** @description The cost of the sold lot with its purchase fee, in US dollars; null or absent for a purchase, or if unknown. */
            cost_all?: components["schemas"]["DecimalOrNull"];
            /** @description Shares: 1 success, 0 pending, 3 cancelled, 4 expired. Block, QIP: 1 success, 2 failed. IPO: 1 pending, 2 success, 3 failed, 4 cancelled. */
            status?: components["schemas"]["Code"];
            /** @description Time at which it was placed. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was executed, failed or ended; null or absent before that, or if unknown. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description The reason why it failed: `insufficient-funds`, or a text for the customer; null or absent if unknown or not failed. */
            reason?: string | null;
            /** @description A failed block trade or QIP, which moved no money, has it, too. */
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description A lot that was bought and is still held. */
        Position: {
            /** @description The row. */
            id?: components["schemas"]["Id"];
            /** @description The number of the order that bought it. A sale names the lot by this number. */
            no: components["schemas"]["Id"];
            /** @description The instrument code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market. */
            type?: string | null;
            /** @description The kind of the order that bought it. */
            mold?: components["schemas"]["Mold"];
            /**
             * @description `buy`.
             * @enum {string}
             */
            state?: "buy";
            /** @description The quantity held. */
            count: components["schemas"]["Shares"];
            /** @description The purchase price, in US dollars each. */
            price: components["schemas"]["Decimal"];
            /** @description The cost with the fee, in US dollars. */
            price_all?: components["schemas"]["Decimal"];
            /** @description The current price, in US dollars each. */
            prasent?: components["schemas"]["DecimalOrNull"];
            /** @description The previous close, in US dollars each. */
            close_prices?: components["schemas"]["DecimalOrNull"];
            /** @description 1 for a lot that is held. */
            status?: components["schemas"]["Code"];
            /** @description Time at which it was bought. */
            created_at: components["schemas"]["Time"];
            /** @description Earliest time at which it can be sold; null or absent if it can be sold at any time. */
            sellable_at?: components["schemas"]["TimeOrNull"];
        };
        /** @description The available balance. */
        Balance: {
            /** @description Available balance, in US dollars. */
            balance: components["schemas"]["Decimal"];
        };
        /** @description The value of a portfolio at a moment. */
        PortfolioPoint: {
            /** @description The moment. */
            time: components["schemas"]["Time"];
            /** @description All assets, less the debt of loans with their interest, in US dollars. */
            value: components["schemas"]["Decimal"];
            /** @description Deposits less withdrawals since the account was opened, in US dollars. The welcome credit counts as a deposit; a loan does not. */
            flows: components["schemas"]["Decimal"];
            /** @description Fees paid on trades since the account was opened, in US dollars. */
            fees?: components["schemas"]["Decimal"];
            /** @description Interest charged on loans since the account was opened, in US dollars; charged at the payout. */
            interest?: components["schemas"]["Decimal"];
        };
        /** @description The current parts of a portfolio, in US dollars. Their sum, minus the loan, is the value of the last point. */
        PortfolioParts: {
            /** @description The available balance. */
            cash: components["schemas"]["Decimal"];
            /** @description Shares, at the current price. */
            stock: components["schemas"]["Decimal"];
            /** @description Currencies, at the current price. */
            forex: components["schemas"]["Decimal"];
            /** @description Futures, at the current price. */
            futures: components["schemas"]["Decimal"];
            /** @description Treasury debt, at the current price. */
            treasury: components["schemas"]["Decimal"];
            /** @description Money in funds, without their return so far. */
            funds: components["schemas"]["Decimal"];
            /** @description Money set aside for pending applications and withdrawals. */
            held: components["schemas"]["Decimal"];
            /** @description Debt of loans with their interest; not below zero. */
            loan: components["schemas"]["Decimal"];
        };
        /** @description The value of a portfolio over a range, and its current parts. */
        Portfolio: {
            /** @description At most some 200 points, oldest first. The last point is the current value. */
            list: components["schemas"]["PortfolioPoint"][];
            parts: components["schemas"]["PortfolioParts"];
        };
        /** @description A month of the calendar of Mexico City, which is UTC−6 all year. */
        Month: string;
        /** @description One change of the balance. */
        BillEntry: {
            /** @description The entry. */
            id: components["schemas"]["Id"];
            /**
             * @description Whether the money came in or went out.
             * @enum {string}
             */
            type: "income" | "expense";
            /** @description The amount, in US dollars, without sign. */
            amount: components["schemas"]["Decimal"];
            /** @description The balance afterwards, in US dollars. */
            balance?: components["schemas"]["Decimal"];
            /** @description The reason, as a code or as text. */
            reason?: string | null;
            /** @description The number of the order that moved the money; null if no order did. */
            no?: string | number | null;
            /** @description The code of the instrument that was bought or sold; null for other changes. */
            tag?: string | null;
            /** @description Its name. */
            name?: string | null;
            /** @description The quantity that was bought or sold. */
            count?: components["schemas"]["QuantityOrNull"];
            /** @description The price of one, in US dollars. */
            price?: components["schemas"]["DecimalOrNull"];
            /** @description Time of the change. */
            created_at: components["schemas"]["Time"];
        };
        /** @description A month of the account, `opening` + `income` − `expense` = `closing`. Amounts are in US dollars. */
        Statement: {
            /** @description The month. */
            month: components["schemas"]["Month"];
            /** @description The balance before the first change of the month: the closing balance of the month before. */
            opening: components["schemas"]["Decimal"];
            /** @description Money in, without sign. */
            income: components["schemas"]["Decimal"];
            /** @description Money out, without sign. */
            expense: components["schemas"]["Decimal"];
            /** @description The balance after the last change of the month; for the current month, the balance so far. */
            closing: components["schemas"]["Decimal"];
            /** @description The number of changes. */
            count: components["schemas"]["Count"];
        };
        /** @description One setting of the upstream: `min_withdraw_count` (US dollars), `usd_mxn` and `usd_mxn_trading` (pesos for a dollar), `simulated` (`y` if the money is play money), `recorded_prices` (the years whose recorded prices are played as if they were of today, `2014-2017`); of the operator's rules `fee_trade` (percent of the amount of an order), `fee_recharge`, `fee_withdraw` and `fee_fund` (US dollars), `ipo_returns` and `withdraw_returns` (`y` if the unused money of an application, and the money of a failed withdrawal, is returned), `withdraw_days` (calendar days until a withdrawal has reached the customer's account, 0 for the same day), `withdraw_currency` (in which a withdrawal reaches a bank account, `USD` or `MXN`), and `password_ends_sessions` (`y` if a new login password ends the other sessions); of the account for deposits `recharge_clabe`, `recharge_bank` and `recharge_holder`; of customer service `service_hours` (a text in the language of the call) and `service_minutes` (until an answer can be expected); `market_hours` (when orders are carried out, a text in the language of the call, or `24/7`). If a rule is absent, the app says that the operator decides. `extensions` lists, separated by commas or spaces, the calls and fields marked `x-added` that the upstream has; the name of each is its `x-extension`. */
        ConfigEntry: {
            /** @description The name of the setting. */
            tag: string;
            /** @description Its value. */
            value: string | number | boolean | null;
        };
        /** @description The state of the identity verification. */
        Verification: {
            /** @description 0 none, 1 pending review, 2 approved, 3 rejected; after a rejection the customer can submit again. */
            status: components["schemas"]["Code"];
            /** @description The name as on the document. */
            real_name?: string | null;
            /** @description The number of the document. */
            id_number?: string | null;
            /** @description The address of the first photo. */
            id_number_img?: string | null;
            /** @description The address of the second photo. */
            id_number_img_two?: string | null;
            /**
             * @description The kind of document.
             * @enum {string|null}
             */
            id_type?: "idCard" | "driver" | "passport" | "other" | null;
        };
        /** @description A bank account or a crypto address that belongs to the customer. */
        BankCard: {
            /** @description The card. */
            id: components["schemas"]["Id"];
            /**
             * @description `bank` or `trc20`.
             * @enum {string}
             */
            type?: "bank" | "trc20";
            /** @description The kind, or the bank, as chosen when it was added. */
            bank?: string | null;
            /** @description The name of the bank. */
            branch_bank?: string | null;
            /** @description The number of the account, or the address. */
            bank_card: string;
            /** @description The account holder. */
            bank_user?: string | null;
            /** @description 1 if the card is usable; any other value means that it is not. */
            status: components["schemas"]["Code"];
            /** @description Time at which it was added. */
            created_at?: components["schemas"]["Time"];
            /** @description Changes whenever the kind, the bank, the number or the holder changes. */
            version?: components["schemas"]["IdOrNull"];
            /** @description Time before which withdrawals to it are not paid; null or absent if they are paid at once. */
            payable_at?: components["schemas"]["TimeOrNull"];
        };
        /** @description The browser's answer, in WebAuthn's JSON (`RegistrationResponseJSON` or `AuthenticationResponseJSON`). The device must have verified its user. */
        PasskeyCredential: {
            /** @description The browser's id of the passkey, in base64url. */
            id: string;
            /** @description The same id again. */
            rawId: string;
            /**
             * @description The kind.
             * @constant
             */
            type: "public-key";
            /** @description The data that the passkey made or signed. */
            response: {
                /** @description The challenge and the page that it was signed on, in base64url. */
                clientDataJSON: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An initial public offering. */
        Ipo: {
            /** @description The offering. */
            id: components["schemas"]["Id"];
            /** @description The series of the share. */
            series?: string | null;
            /** @description The instrument code. */
            symbol: string;
            /** @description The company. */
            company_name: string;
            /** @description `Forthcoming`: customers can apply; `Closed`: the shares are allotted and do not trade yet; `Listed`: the shares trade. Any other word is shown as unknown, and customers cannot apply. */
            status: string;
            /** @description The price of issue, in US dollars a share. */
            issue_price?: components["schemas"]["Price"];
            /** @description The smallest application, in shares. */
            min?: components["schemas"]["Quantity"];
            /** @description The largest application, in shares. */
            max?: components["schemas"]["Quantity"];
            /** @description Time at which applications open. */
            issue_start_date?: components["schemas"]["Time"];
            /** @description Time at which they close. */
            issue_end_date?: components["schemas"]["Time"];
            /** @description Time at which the shares begin to trade; null or absent if unknown. */
            listing_date?: components["schemas"]["TimeOrNull"];
            /** @description What the company does, in a few plain sentences. */
            about?: string | null;
            /** @description The `https` address of its prospectus. */
            document?: string | null;
        };
        /** @description An application for an IPO. */
        IpoOrder: {
            /** @description The application. */
            id?: components["schemas"]["Id"];
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The offering. */
            ipo_id?: components["schemas"]["Id"];
            /** @description The series of the share. */
            series?: string | null;
            /** @description The instrument code. */
            tag?: string;
            /** @description The company. */
            company_name?: string | null;
            /** @description The number of shares applied for. */
            count?: components["schemas"]["Shares"];
            /** @description The price of issue, in US dollars a share. */
            price?: components["schemas"]["Decimal"];
            /** @description The amount set aside for it, fee included, in US dollars. */
            held?: components["schemas"]["Decimal"];
            /** @description Time at which applications close and the shares are allotted. */
            issue_end_date?: components["schemas"]["Time"];
            /** @description The number of shares allotted; null or absent while it is pending. */
            allotted?: components["schemas"]["QuantityOrNull"];
            /** @description The cost of the allotted shares, in US dollars; null or absent while it is pending. */
            amount?: components["schemas"]["DecimalOrNull"];
            /** @description The fee for the allotted shares, in US dollars; null or absent while it is pending. */
            fee?: components["schemas"]["DecimalOrNull"];
            /** @description The amount returned to the balance at the allotment or cancellation, in US dollars; null or absent while it is pending. */
            returned?: components["schemas"]["DecimalOrNull"];
            /** @description 1 pending, 2 success, 3 failed; 4 cancelled, if `cancel` is announced. */
            status: components["schemas"]["Code"];
            /** @description Time of the application. */
            created_at?: components["schemas"]["Time"];
            /** @description Time at which its shares were allotted, or it was cancelled; null or absent while it is pending, or if unknown. */
            ended_at?: components["schemas"]["TimeOrNull"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description A fund. */
        Fund: {
            /** @description The fund. */
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description The lower end of the return, in percent over the period. */
            min_return?: components["schemas"]["Decimal"];
            /** @description The upper end, in percent over the period. */
            max_return?: components["schemas"]["Decimal"];
            /** @description The term, in days. */
            investment_period?: components["schemas"]["Quantity"];
            /** @description The price of one participation, in US dollars. */
            amount: components["schemas"]["Price"];
            /** @description The size of the issue, in US dollars. */
            issue_amount?: components["schemas"]["Decimal"];
            /** @description The amount sold so far, in US dollars. */
            sold_amount?: components["schemas"]["Decimal"];
            /** @description The smallest successful issue, in US dollars. If less is sold, the issue is cancelled and the money returned. */
            issue_minimum?: components["schemas"]["Decimal"];
            /** @description The end of the sale. */
            issue_end_time?: components["schemas"]["Time"];
            /** @description Changes whenever the amount, the period or the return change. */
            version?: components["schemas"]["IdOrNull"];
            /** @description What it invests in, in a few plain sentences. */
            about?: string | null;
            /** @description The `https` address of its prospectus. */
            document?: string | null;
        };
        /** @description The result of a purchase. */
        FundReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The amount paid in, in US dollars. There is no fee. */
            amount?: components["schemas"]["Decimal"];
            /** @description Time at which the period ends. */
            end_time?: components["schemas"]["Time"];
        };
        /** @description The fund of an order. */
        FundProject: {
            /** @description The id of the fund, which the list of funds has while the issue is on sale. */
            id?: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description The term, in days. */
            investment_period?: components["schemas"]["Quantity"];
            /** @description The lower end of the return, in percent over the period. */
            min_return?: components["schemas"]["Decimal"];
            /** @description The upper end. */
            max_return?: components["schemas"]["Decimal"];
        };
        /** @description A participation in a fund. */
        FundOrder: {
            /** @description The order. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The amount paid in, in US dollars. */
            amount: components["schemas"]["Decimal"];
            /** @description The expected return, in US dollars; not a promise. */
            expected_return?: components["schemas"]["Decimal"];
            /** @description `active`, `completed` or `cancelled`. */
            status: string;
            /** @description Time at which the period ends. */
            end_time?: components["schemas"]["Time"];
            /** @description Time at which it was bought. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was paid out or cancelled; null or absent before that, or if unknown. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description The fund. */
            project: components["schemas"]["FundProject"];
            /** @description The actual return, in US dollars, below zero for a loss; null until the end, and for a cancelled participation. */
            paid_return?: components["schemas"]["DecimalOrNull"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description The amount requested, and the number of its record. */
        MoneyReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The amount, in US dollars. */
            count?: components["schemas"]["Decimal"];
        };
        /** @description A recharge. */
        RechargeRecord: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            no: components["schemas"]["Id"];
            /** @description The amount, in US dollars. */
            count: components["schemas"]["Decimal"];
            /** @description 1 in progress, 2 completed, 3 failed; 4 cancelled, if `cancel` is announced. */
            status: components["schemas"]["Code"];
            /** @description Time of the request. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was credited, failed or was cancelled; null or absent while it is in progress, or if unknown. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description Time at which it is expected to be credited; null or absent if unknown or ended. */
            expected_at?: components["schemas"]["TimeOrNull"];
            /** @description The reason why it is still in progress (`awaiting-transfer`, `paying` or `new-account`) or failed (`declined-by-bank`), or a text for the customer; null or absent if unknown or otherwise ended. */
            reason?: string | null;
            /** @description The name of the bank that receives it. */
            branch_bank?: string | null;
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description A withdrawal. */
        WithdrawRecord: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The order number. */
            no: components["schemas"]["Id"];
            /** @description The amount, in US dollars. */
            count: components["schemas"]["Decimal"];
            /** @description `n` in progress, `y` completed, `b` failed; `c` cancelled, if `cancel` is announced. */
            status: components["schemas"]["Code"];
            /** @description Time of the request. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was paid out, failed or was cancelled; null or absent while it is in progress, or if unknown. */
            ended_at?: components["schemas"]["TimeOrNull"];
            /** @description Time at which it is expected to be paid; null or absent if unknown or ended. */
            expected_at?: components["schemas"]["TimeOrNull"];
            /** @description The reason why it is still in progress (`awaiting-transfer`, `paying` or `new-account`) or failed (`declined-by-bank`), or a text for the customer; null or absent if unknown or otherwise ended. */
            reason?: string | null;
            /** @description Time before which it is not paid, because its account was added or changed shortly before; otherwise null or absent. */
            payable_at?: components["schemas"]["TimeOrNull"];
            /** @description The kind of its destination: a `bank` account or a `trc20` address. */
            type?: string;
            /** @description The name of the bank that it goes to. */
            branch_bank?: string | null;
            /** @description The account or address that it goes to, masked. */
            bank_card?: string | null;
            client_key?: components["schemas"]["ClientKey"];
        };
        /** @description Debt and credit of the customer. */
        LoanSummary: {
            /** @description The amount due, in US dollars. */
            amountDue?: components["schemas"]["Decimal"];
            /** @description The credit score, 0 to 100; 100 if there is no data yet. */
            creditScore?: components["schemas"]["Decimal"];
            /** @description The remaining credit, in US dollars. */
            remainingAmount?: components["schemas"]["Decimal"];
            /** @description The current interest rate, in percent a year of 365 days. */
            rate?: components["schemas"]["Decimal"];
            /** @description The term of a new loan, in days. */
            days?: components["schemas"]["Quantity"];
            /** @description The opening fee, in percent of the loan, deducted once from the payout; 0 for none. */
            fee?: components["schemas"]["Decimal"];
            /** @description Changes whenever the rate, the days or the fee change. */
            version?: components["schemas"]["IdOrNull"];
        };
        /** @description A loan, or the request for one. */
        LoanRecord: {
            /** @description The loan. */
            id: components["schemas"]["Id"];
            /** @description The amount, in US dollars. */
            count: components["schemas"]["Decimal"];
            /** @description 0 not applied for, 1 applied for, 2 approved, 3 rejected, 4 unpaid, 5 paid; 6 cancelled, if `cancel` is announced. */
            state: components["schemas"]["Code"];
            /** @description Time at which the loan is due or was repaid; null until it is paid out. */
            repayment_time?: components["schemas"]["TimeOrNull"];
            /** @description Time at which it was applied for. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was approved, rejected or cancelled; null or absent before that, or if unknown. */
            decided_at?: components["schemas"]["TimeOrNull"];
            /** @description Time at which it was paid out; null or absent before that, or if unknown. */
            paid_out_at?: components["schemas"]["TimeOrNull"];
            /** @description The reason why it was rejected: `not-eligible` or a text for the customer; null or absent if unknown or not rejected. */
            reason?: string | null;
            /** @description The number of the loan that customers see. */
            no?: components["schemas"]["Id"];
            /** @description Interest, in percent a year of 365 days. */
            rate?: components["schemas"]["Decimal"];
            /** @description The term, in days. */
            days?: components["schemas"]["Quantity"];
            /** @description The interest over the whole term, in US dollars, which is repaid with the loan. */
            cost?: components["schemas"]["Decimal"];
            client_key?: components["schemas"]["ClientKey"];
        };
        /**
         * @description The kind of an operation: an order at the market (`stock`), a block trade, a QIP, an application for an IPO, a participation in a fund, a recharge, a withdrawal, a loan. `movement` is any other change of the balance.
         * @enum {string}
         */
        OperationKind: "stock" | "block" | "qip" | "ipo" | "fund" | "recharge" | "withdrawal" | "loan" | "movement";
        /**
         * @description What a case is about: the money or the shares did not arrive, the amount is wrong, the customer does not recognise the operation, or anything else.
         * @enum {string}
         */
        CaseSubject: "not-received" | "wrong-amount" | "not-recognised" | "other";
        /** @description A customer's question to customer service about one operation. */
        Case: {
            /** @description The number of the case, shown to customer and operator. */
            no: components["schemas"]["Id"];
            /** @description The kind of the operation. */
            kind: components["schemas"]["OperationKind"];
            /** @description The number in the record of the operation; for a movement the id. */
            operation_no: components["schemas"]["Id"];
            /** @description The instrument; null if the operation moved only money. */
            name?: string | null;
            /** @description The amount of the operation, in US dollars, without sign. */
            amount?: components["schemas"]["DecimalOrNull"];
            /** @description The subject. */
            subject: components["schemas"]["CaseSubject"];
            /** @description The text of the customer, without markup; null for none. */
            message?: string | null;
            /**
             * @description `open` until customer service has answered, `answered` from then on, `closed` once the customer or the operator has ended it.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
            /** @description Time at which it was opened. */
            created_at: components["schemas"]["Time"];
        };
        /**
         * @description A request that the upstream decides or executes later.
         * @enum {string}
         */
        RequestKind: "withdrawal" | "recharge" | "ipo" | "loan";
        /** @description The cancelled request. */
        CancelReceipt: {
            /** @description The order number. */
            no?: components["schemas"]["Id"];
            /** @description The amount returned to the available balance, in US dollars; zero if nothing was set aside. */
            returned?: components["schemas"]["Decimal"];
        };
        /** @description An event that the customer waited for, as facts; the app has a text for each kind. Facts that do not apply to the kind are null or absent. */
        Notice: {
            /** @description The notice. There is one notice per event. */
            id: components["schemas"]["Id"];
            /** @description The kind of the event: `ipo-allotted` and `ipo-not-allotted`; `deposit-done` and `deposit-failed`; `withdrawal-done`, `withdrawal-failed` and `withdrawal-stopped` (by a recovery of the account); `loan-granted` (it was paid out), `loan-rejected`, `loan-due` (its due day is near), `loan-paid` (on its due day) and `loan-late` (the balance was too low); `fund-paid` and `fund-cancelled`; `identity-approved` and `identity-rejected`; `card-added`, `card-changed` and `card-removed`; `withdrawal-waiting` (it is paid later, because its account was added or changed shortly before); `new-login` (on a device that was not known); `passkey-added` and `passkey-removed`; `passkeys-paused` (by a recovery, until the customer says which ones are theirs). A notice of another kind is shown by its title, or not at all. */
            kind: string;
            /** @description A plain text, for a kind that is not listed. */
            title?: string | null;
            /** @description True if the customer has read it; absent means unread. */
            is_read?: boolean;
            /** @description The number of the order, record or loan that it is about. */
            no?: components["schemas"]["IdOrNull"];
            /** @description The symbol of the shares. */
            tag?: string | null;
            /** @description The company, the fund or the bank; for a removed passkey the name that the customer gave it. */
            name?: string | null;
            /** @description The last digits of the card, masked. */
            account?: string | null;
            /** @description The number of shares applied for. */
            asked?: components["schemas"]["QuantityOrNull"];
            /** @description The number of shares allotted. */
            count?: components["schemas"]["QuantityOrNull"];
            /** @description The amount in US dollars: of the deposit or withdrawal; paid for the shares, with the fee; lent, or to be repaid with the interest; paid out by the fund in total. */
            amount?: components["schemas"]["DecimalOrNull"];
            /** @description The amount that was set aside for the shares and returned, in US dollars. */
            returned?: components["schemas"]["DecimalOrNull"];
            /** @description The gain of the fund, in US dollars; below zero for a loss. */
            earned?: components["schemas"]["DecimalOrNull"];
            /** @description For a login, or a passkey or account added or changed: the field of the same name in `Session`, for that device. */
            browser?: string | null;
            /** @description For a login, or a passkey or account added or changed: the field of the same name in `Session`, for that device. */
            system?: string | null;
            /** @description For a login, or a passkey or account added or changed: the field of the same name in `Session`, for that device. */
            device?: string | null;
            /** @description The due day of the loan; or the time before which nothing is paid to the account, or the withdrawal is not paid. */
            end_time?: components["schemas"]["TimeOrNull"];
            /** @description Time at which it happened; for `loan-due`, the time from which the notice is shown. */
            created_at: components["schemas"]["Time"];
        };
        /** @description The realised gains of a calendar year of Mexico City. Over all years they sum to the money from sales and funds, minus the money that was paid for the sold lots. */
        GainYear: {
            /** @description The year, such as 2026, as JSON number or as text. */
            year: string | number;
            /** @description The cost of what was sold or paid out, without fees, in US dollars. */
            cost: components["schemas"]["Decimal"];
            /** @description The proceeds of these sales and payouts, without fees, in US dollars. */
            proceeds: components["schemas"]["Decimal"];
            /** @description The fees of buying and of selling, in US dollars. */
            fees: components["schemas"]["Decimal"];
            /** @description The proceeds less cost and fees, in US dollars; below zero for a loss. */
            gain: components["schemas"]["Decimal"];
            /** @description The gain of each of the twelve months, January first, in US dollars; together the gain of the year. */
            months?: components["schemas"]["Decimal"][];
        };
        /** @description Realised gains of a year from sales of one instrument, or from funds of one series. */
        InstrumentGain: {
            /**
             * @description `sale` of a lot, or `fund` that was paid out.
             * @enum {string}
             */
            kind: "sale" | "fund";
            /** @description The code of the instrument, or of the series of the fund. The list of its sales takes this code. */
            tag: string;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market; absent for a fund. */
            type?: string | null;
            /** @description The number of sales, or of funds paid out. */
            sales?: components["schemas"]["Count"];
            /** @description The cost of what was sold or paid out, without fees, in US dollars. */
            cost: components["schemas"]["Decimal"];
            /** @description The proceeds of these sales and payouts, without fees, in US dollars. */
            proceeds: components["schemas"]["Decimal"];
            /** @description The fees of buying and of selling, in US dollars. */
            fees: components["schemas"]["Decimal"];
            /** @description The proceeds less cost and fees, in US dollars; below zero for a loss. */
            gain: components["schemas"]["Decimal"];
        };
        /** @description The realised gain of one sale, or of a fund that was paid out. The cost of a sale is that of the lot that it names. When a customer sells all lots, the oldest is sold first. */
        GainRecord: {
            /**
             * @description `sale` of a lot, or `fund` that was paid out.
             * @enum {string}
             */
            kind: "sale" | "fund";
            /** @description The number of the sale, or of the participation. */
            no: components["schemas"]["Id"];
            /** @description The code of the instrument, or of the series of the fund. */
            tag?: string | null;
            /** @description Its name. */
            name?: string | null;
            /** @description The tag of its market; absent for a fund. */
            type?: string | null;
            /** @description The quantity sold; absent for a fund. */
            count?: components["schemas"]["Shares"] | null;
            /** @description The cost, without fees, in US dollars. */
            cost: components["schemas"]["Decimal"];
            /** @description The proceeds, without fees, in US dollars. */
            proceeds: components["schemas"]["Decimal"];
            /** @description The fees of buying and of selling, in US dollars. */
            fees: components["schemas"]["Decimal"];
            /** @description The proceeds less cost and fees, in US dollars; below zero for a loss. */
            gain: components["schemas"]["Decimal"];
            /** @description Time at which it was sold or paid out. */
            created_at: components["schemas"]["Time"];
        };
        /** @description A session of the customer. The device is described only as far as the customer needs to recognise it, without address and version. Unknown fields are null or absent. */
        Session: {
            /** @description The id of the session, unrelated to its token. */
            id: components["schemas"]["Id"];
            /** @description True if it is the session of this call. */
            is_current: boolean;
            /** @description The name of the browser. */
            browser?: string | null;
            /** @description The name of the operating system. */
            system?: string | null;
            /** @description The kind of device: `phone`, `tablet` or `computer`. The app does not show other words. */
            device?: string | null;
            /** @description The place of the login, such as a city; null or absent if unknown. */
            place?: string | null;
            /** @description Time at which the customer logged in. */
            created_at: components["schemas"]["Time"];
            /** @description Time at which it was last used, to the minute; absent if unknown. */
            used_at?: components["schemas"]["TimeOrNull"];
        };
        /** @description The request to the browser, in WebAuthn's JSON (`PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`). The app passes it on unchanged. */
        PasskeyOptions: {
            /** @description The challenge that the passkey signs, in base64url. It is valid for a few minutes, once. */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A passkey of the customer, without its key and its browser id. */
        Passkey: {
            /** @description The passkey. */
            id: components["schemas"]["Id"];
            /** @description The name that the customer gave it; null or absent for none. */
            name?: string | null;
            /** @description True if the passkey can neither log in nor confirm anything until the customer says that it is theirs. Absent if the upstream does not pause passkeys. */
            is_paused?: boolean;
            /** @description Time at which it was added. */
            created_at: components["schemas"]["Time"];
            /** @description The `browser` of the device on which it was added, as in `Session`. */
            browser?: string | null;
            /** @description The `system` of the device on which it was added, as in `Session`. */
            system?: string | null;
            /** @description The `device` of the device on which it was added, as in `Session`. */
            device?: string | null;
            /** @description Time at which it was last used; null or absent if never. */
            used_at?: components["schemas"]["TimeOrNull"];
            /** @description The `browser` of the device on which it was last used, as in `Session`. */
            used_browser?: string | null;
            /** @description The `system` of the device on which it was last used, as in `Session`. */
            used_system?: string | null;
            /** @description The `device` of the device on which it was last used, as in `Session`. */
            used_device?: string | null;
        };
    };
    responses: {
        /** @description The session is over (`logout`), or the request could not be read (`no`). */
        Rejected: {
            headers: {
                "x-corro-simulated": components["headers"]["Simulated"];
                "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejected"];
            };
        };
        /** @description The session is over, regardless of the body. */
        SessionEnded: {
            headers: {
                "x-corro-simulated": components["headers"]["Simulated"];
                "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The customer, or the address, has made too many calls in a short time. Nothing was done. */
        TooManyCalls: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "x-corro-simulated": components["headers"]["Simulated"];
                "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyCalls"];
            };
        };
    };
    parameters: {
        /**
         * @description The instrument code.
         * @example NVLO
         */
        Symbol: string;
        /**
         * @description Page number, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows per page.
         * @example 10
         */
        Limit: number;
        /**
         * @description Text to find in code or name; absent for all rows.
         * @example CET
         */
        Search: string;
        /**
         * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
         * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
         */
        IdempotencyKey: string;
        /**
         * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
         * @example 1250
         */
        OrderAge: number;
        /**
         * @description Id, for that entry alone; absent for all entries.
         * @example 21
         */
        EntryId: components["schemas"]["Id"];
        /**
         * @description Order number, for that row alone; absent for all rows.
         * @example R-20261120-0001
         */
        Number: components["schemas"]["Id"];
        /**
         * @description A calendar year of Mexico City.
         * @example 2026
         */
        Year: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description On every answer of an upstream whose money is play money. The app then shows the mark of the demo, regardless of its settings.
         * @example true
         */
        Simulated: "true";
        /**
         * @description On every answer of an upstream that honours Idempotency-Key, refusals and HTTP 400 and 401 included. The app then resolves an order whose answer was lost by sending it again with the same key. Without this header it never sends an order twice, and only searches for it among the orders.
         * @example true
         */
        IdempotencyHonoured: "true";
        /**
         * @description Whole seconds until calls are answered again. The app pauses its reads for that time, for at most a minute.
         * @example 8
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "5500000001",
                 *       "password": "corro-demo"
                 *     }
                 */
                "application/json": {
                    /** @description The phone number, 10 digits. */
                    user: string;
                    /** @description The login password. */
                    password: string;
                    /** @description The `device` of the last login on this device. A known device has tries of its own, which strangers cannot use up. */
                    device?: string;
                    /** @description The solution of the challenge that `too-many-attempts` carried. ALTCHA's payload, JSON of `challenge` and `solution` in base64. */
                    challenge?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["LoggedIn"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-credentials" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "5512345678",
                 *       "password": "secret-7",
                 *       "code": "CORRO"
                 *     }
                 */
                "application/json": {
                    /** @description The phone number, 10 digits. */
                    user: string;
                    /** @description The login password, at least 6 characters. */
                    password: string;
                    /** @description The invitation code. */
                    code: string;
                    /** @description The solution of the challenge, as in the login. */
                    challenge?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        /** @description `success`; the app shows hint.reg.success. */
                        data: string;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("phone-taken" | "wrong-invitation" | "invalid-phone" | "weak-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "5500000001",
                 *       "password": "246810",
                 *       "new_password": "secret-8"
                 *     }
                 */
                "application/json": {
                    /** @description The phone number, 10 digits. */
                    user: string;
                    /** @description The transaction code, 6 digits. */
                    password: string;
                    /** @description The new login password, at least 6 characters. */
                    new_password: string;
                    /** @description The same as in the login. A known device has its own tries of the code. */
                    device?: string;
                    /** @description The solution of the challenge, as in the login. */
                    challenge?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-code" | "weak-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "corro-demo",
                 *       "password_new": "secret-8"
                 *     }
                 */
                "application/json": {
                    /** @description The current login password. */
                    password: string;
                    /** @description The new login password, at least 6 characters. */
                    password_new: string;
                } | {
                    /** @description The transaction code, 6 digits. */
                    fund_code_new: string;
                    /**
                     * @description Marks a call that sets the transaction code.
                     * @constant
                     */
                    type: "transaction";
                    /** @description True if the customer has no transaction code yet. */
                    is_first: boolean;
                    /** @description The login password. It is sent after the refusal `password-required`, and to change an existing code. */
                    password?: string;
                    /** @description The current transaction code, to change an existing code. It is absent if the customer has forgotten it and `code.recover` is announced, too; withdrawals are then held for a day. */
                    fund_code?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-password" | "weak-password" | "invalid-transaction-code" | "weak-transaction-code" | "transaction-code-exists" | "wrong-authorization-password" | "password-required" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    quote: {
        parameters: {
            query: {
                /**
                 * @description The instrument code.
                 * @example NVLO
                 */
                symbol: components["parameters"]["Symbol"];
                /**
                 * @description The tag of its market, if one code is listed in several.
                 * @example US
                 */
                market?: string;
                /**
                 * @description The kind of an order, if the price depends on it.
                 * @example stock
                 */
                mold?: string;
                /**
                 * @description The interval of a candle: a minute, a day, a week, a month.
                 * @example 1d
                 */
                interval?: "1m" | "1d" | "1wk" | "1mo";
                /**
                 * @description The range of the rows. Minutes go back at most a day, days five years, weeks and months ten years; a longer range has the newest of them.
                 * @example 1y
                 */
                range?: "1d" | "5d" | "1mo" | "3mo" | "6mo" | "1y" | "2y" | "5y" | "max";
                /**
                 * @description The number of rows that a small line needs; absent for all rows. The upstream may join rows to reach it, but never rows of different days.
                 * @example 48
                 */
                points?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Quote"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    quoteStream: {
        parameters: {
            query?: {
                /**
                 * @description The codes of the instruments, separated by commas; at most 60. Absent for none, with `account` only.
                 * @example NVLO,C50
                 */
                symbols?: string;
                /**
                 * @description `1` to add the figures of the account to each event.
                 * @example 1
                 */
                account?: "1";
                /**
                 * @description Seconds between two events.
                 * @example 3
                 */
                every?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. A refusal is in an envelope; it is `busy` if there are too many streams. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example data: {"rows":[{"symbol":"NVLO","name":"Norvelo Energía","market":"US","price":"128.40"}],"missing":[],"unknown":[]} */
                    "text/event-stream": string;
                    "application/json": {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    stocks: {
        parameters: {
            query?: {
                /**
                 * @description Text to find in code or name, or, in the detail of an index, the code of the index; absent for all rows.
                 * @example nvl
                 */
                symbol?: string;
                /**
                 * @description The tag of a market; absent for all.
                 * @example US
                 */
                market?: string;
                /**
                 * @description The code of an index, to list only its shares. An upstream that knows the shares of the index repeats the code as `index` in the answer.
                 * @example CMX35
                 */
                index?: string;
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The shares of this page. */
                            rows: components["schemas"]["Stock"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                            /** @description The requested index, if the rows are its shares. */
                            index?: string;
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    marketList: {
        parameters: {
            query: {
                /**
                 * @description The list to read.
                 * @example CGI
                 */
                market: "FOREX" | "FUTURE" | "CGI";
                /**
                 * @description Text to find in code or name; absent for all rows.
                 * @example CET
                 */
                code?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The instruments. */
                            rows: components["schemas"]["Stock"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The categories. The app shows the first one as index cards. */
                            categories: components["schemas"]["Category"][];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    currencies: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Text to find in code or name; absent for all rows.
                 * @example CET
                 */
                code?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The pairs of this page. */
                            rows: components["schemas"]["CurrencyPair"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    newsList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The news of this page. */
                            rows: components["schemas"]["NewsItem"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    newsItem: {
        parameters: {
            query: {
                /**
                 * @description The item.
                 * @example 7
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["NewsItem"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("not-found" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "NVLO"
                 *     }
                 */
                "application/json": {
                    /** @description The instrument code. */
                    symbol: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "NVLO"
                 *     }
                 */
                "application/json": {
                    /** @description The instrument code. */
                    symbol: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    checkFavourite: {
        parameters: {
            query: {
                /**
                 * @description The instrument code.
                 * @example NVLO
                 */
                symbol: components["parameters"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /**
                             * @description Is true, `y`, `1` or 1 if the instrument is a favourite; false, `n`, `0` or 0 if not.
                             * @enum {boolean|string|integer}
                             */
                            collected: true | false | "y" | "n" | "1" | "0" | 1 | 0;
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-instrument" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    favourites: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The favourites of this page. */
                            list: components["schemas"]["WatchlistItem"][];
                            /** @description Number of rows over all pages. */
                            total: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    messages: {
        parameters: {
            query?: {
                /** @description `1` if the app prefetches messages without showing them; they then stay unread. */
                peek?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The messages. */
                            rows: components["schemas"]["Message"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Hola"
                 *     }
                 */
                "application/json": {
                    /** @description The text, without markup; at most 1000 characters, not all blank. */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("empty-message" | "message-too-long" | "too-many-attempts" | "duplicate-key" | "in-progress" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    unreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Unread"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    blockItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mold": "bulk"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `bulk` block trades, `finalize` QIP.
                     * @enum {string}
                     */
                    mold: "bulk" | "finalize";
                    /** @description Text to find in the code; absent for all rows. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The offers. */
                            rows: components["schemas"]["BlockItem"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    buy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The instrument code. */
                    tag: string;
                    /** @description The quantity, a whole number from 1. Text, fractions and numbers above 2^53 − 1 are refused. */
                    count: number;
                    /** @description The price that the customer accepted, in US dollars each. Shares are executed at the market price; a price more than 0.5 % away from it is refused. A block trade or QIP needs the price of its offer. */
                    price: components["schemas"]["Decimal"];
                    mold: components["schemas"]["Mold"];
                    /** @description The offer: required for block trades and QIP. */
                    id?: components["schemas"]["Id"];
                    /** @description Not sent by this app. */
                    url_count?: number;
                    /** @description The transaction code, 6 digits: required for block trades and QIP. */
                    stock_password?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["OrderReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("insufficient-funds" | "price-changed" | "invalid-quantity" | "invalid-price" | "unknown-instrument" | "unknown-offer" | "wrong-authorization-password" | "no-transaction-code" | "time-not-allowed" | "exchange-rate-not-updated" | "below-minimum" | "too-many-attempts" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    orders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mold": "stock",
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": {
                    mold: components["schemas"]["Mold"];
                    /** @description Which: for shares absent all, 1 success, 0 pending, 3 cancelled, 4 expired; for block trades and QIP 0 or absent all, 1 success, 2 failed; for IPOs 0 or absent all, 1 pending, 2 success, 3 failed, 4 cancelled. */
                    status?: number;
                    /** @description Instrument code, for its rows alone; absent for all rows. */
                    tag?: string;
                    /** @description Order number, for that row alone; absent for all rows. */
                    no?: components["schemas"]["Id"];
                    /**
                     * @description Page number, from 1.
                     * @default 1
                     */
                    page?: number;
                    /**
                     * @description Rows per page.
                     * @default 10
                     */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The orders of this page. */
                            rows: components["schemas"]["Order"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sell: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "C-20261120-0001",
                 *       "price": "128.40",
                 *       "sell_price": "129.00"
                 *     }
                 */
                "application/json": {
                    /** @description The number of the order that bought the lot. */
                    no: components["schemas"]["Id"];
                    /** @description The purchase price, in US dollars each. */
                    price: components["schemas"]["Decimal"];
                    /** @description The market price that the customer accepted, in US dollars each. A price more than 0.5 % away is refused. */
                    sell_price: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["OrderReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("price-changed" | "invalid-price" | "unknown-position" | "already-sold" | "holding-time" | "time-not-allowed" | "exchange-rate-not-updated" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    positions: {
        parameters: {
            query: {
                /**
                 * @description The kind.
                 * @example stock
                 */
                type: "stock" | "forex" | "futures" | "treasury";
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Instrument code, for its rows alone; absent for all rows.
                 * @example NVLO
                 */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The lots of this page. */
                            rows: components["schemas"]["Position"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes)"
                 *     }
                 */
                "multipart/form-data": {
                    /** @description The image, at most 5 MB (5,242,880 bytes). */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description Its address, for the other calls. */
                            url: string;
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("not-an-image" | "too-large" | "too-many-pixels" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the address.
                 * @example 8d1f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the image; a refusal is in an envelope. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "application/json": {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("not-found" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Balance"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    portfolio: {
        parameters: {
            query?: {
                /**
                 * @description The range: the day since the previous close, a week, a month, a year, or all. No range begins before the account was opened. `now` returns only the last point.
                 * @example 1m
                 */
                range?: "1d" | "1w" | "1m" | "1y" | "max" | "now";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Portfolio"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    bill: {
        parameters: {
            query?: {
                /**
                 * @description Direction of the changes.
                 * @example all
                 */
                type?: "all" | "income" | "expense";
                /**
                 * @description The month of the changes; absent for all.
                 * @example 2026-11
                 */
                month?: components["schemas"]["Month"];
                /**
                 * @description Text to find in the instrument's code or name or in the order number; absent for all.
                 * @example NVLO
                 */
                search?: string;
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Id, for that entry alone; absent for all entries.
                 * @example 21
                 */
                id?: components["parameters"]["EntryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The entries of this page. */
                            rows: components["schemas"]["BillEntry"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    statements: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The months of this page. */
                            rows: components["schemas"]["Statement"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    statementEntries: {
        parameters: {
            query: {
                /**
                 * @description The month.
                 * @example 2026-11
                 */
                month: components["schemas"]["Month"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The entries of this page. */
                            rows: components["schemas"]["BillEntry"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["ConfigEntry"][];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    submitVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "real_name": "Nombre Apellido",
                 *       "id_number": "A1234567",
                 *       "id_number_img": "/api/files/8d1f",
                 *       "id_number_img_two": "/api/files/8d20"
                 *     }
                 */
                "application/json": {
                    /** @description The name as on the document. */
                    real_name: string;
                    /** @description The number of the document. */
                    id_number: string;
                    /** @description The address of the first photo, from the upload. */
                    id_number_img: string;
                    /** @description The address of the second photo. */
                    id_number_img_two: string;
                    /**
                     * @description The kind of document.
                     * @enum {string}
                     */
                    id_type?: "idCard" | "driver" | "passport" | "other";
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("already-verified" | "invalid-verification" | "not-found" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    verification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Verification"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    cards: {
        parameters: {
            query?: {
                /**
                 * @description The kind; absent for all.
                 * @example bank
                 */
                type?: "bank" | "trc20";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["BankCard"][];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "bank",
                 *       "branch_bank": "Banco del Centro",
                 *       "bank_card": "002010077777777771",
                 *       "bank_user": "Titular de la cuenta"
                 *     }
                 */
                "application/json": {
                    /** @description `bank`, or `trc20` for an address. */
                    bank: string;
                    /** @description The name of the bank. */
                    branch_bank?: string;
                    /** @description The CLABE of the account (18 digits), or the address on TRON. */
                    bank_card: string;
                    /** @description The account holder. */
                    bank_user?: string;
                    /** @description The transaction code, 6 digits. */
                    stock_password?: string;
                    /** @description A passkey's signature of these details, in place of the transaction code. */
                    passkey?: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("invalid-card" | "card-exists" | "too-many-cards" | "wrong-authorization-password" | "no-transaction-code" | "unknown-passkey" | "passkey-paused" | "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    editCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "type": "bank",
                 *       "bank": "bank",
                 *       "branch_bank": "Banco del Centro",
                 *       "bank_card": "002010077777777771",
                 *       "bank_user": "Titular de la cuenta"
                 *     }
                 */
                "application/json": {
                    /** @description The card. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Its kind.
                     * @enum {string}
                     */
                    type: "bank" | "trc20";
                    /** @description The kind, or the bank. */
                    bank?: string;
                    /** @description The name of the bank. */
                    branch_bank?: string;
                    /** @description The CLABE of the account (18 digits), or the address on TRON. */
                    bank_card: string;
                    /** @description The account holder. */
                    bank_user?: string;
                    /** @description The `version` of the card that the customer changes. */
                    version?: components["schemas"]["Id"];
                    /** @description The transaction code, 6 digits. */
                    stock_password?: string;
                    /** @description A passkey's signature of these details, in place of the transaction code. */
                    passkey?: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("invalid-card" | "unknown-card" | "card-exists" | "card-changed" | "wrong-authorization-password" | "no-transaction-code" | "unknown-passkey" | "passkey-paused" | "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "type": "bank"
                 *     }
                 */
                "application/json": {
                    /** @description The card. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Its kind, because a bank card and an address may share an id.
                     * @enum {string}
                     */
                    type?: "bank" | "trc20";
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-card" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    ipos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The offerings. */
                            rows: components["schemas"]["Ipo"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    applyForIpo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 2,
                 *       "tag": "SOLV",
                 *       "count": 200,
                 *       "price": "15.00"
                 *     }
                 */
                "application/json": {
                    /** @description The offering. */
                    id: components["schemas"]["Id"];
                    /** @description The instrument code. */
                    tag: string;
                    /** @description The number of shares, in steps of 100 between min and max. */
                    count: number;
                    /** @description The price of issue, in US dollars a share. */
                    price: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["OrderReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("insufficient-funds" | "invalid-quantity" | "invalid-price" | "not-found" | "already-applied" | "wrong-authorization-password" | "time-not-allowed" | "exchange-rate-not-updated" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    ipoOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The applications. */
                            rows: components["schemas"]["IpoOrder"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    funds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The funds. */
                            rows: components["schemas"]["Fund"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    buyFund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "project_id": 4
                 *     }
                 */
                "application/json": {
                    /** @description The fund. */
                    project_id: components["schemas"]["Id"];
                    /** @description The `version` of the fund as the customer has reviewed it. */
                    version?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["FundReceipt"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("investment-failed" | "insufficient-funds" | "sold-out" | "fund-closed" | "terms-changed" | "not-found" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    fundOrders: {
        parameters: {
            query?: {
                /**
                 * @description The status; absent for all.
                 * @example active
                 */
                status?: "active" | "completed" | "cancelled";
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Order number, for that row alone; absent for all rows.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The participations. */
                            rows: components["schemas"]["FundOrder"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    recharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": "5000"
                 *     }
                 */
                "application/json": {
                    /** @description The amount, in whole US dollars; at least 5000. */
                    count: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("invalid-amount" | "below-minimum" | "too-many-attempts" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    recharges: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Order number, for that row alone; absent for all rows.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
                /**
                 * @description Status of the records to list; absent for all.
                 * @example 1
                 */
                status?: 1 | 2 | 3 | 4;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The recharges of this page. */
                            rows: components["schemas"]["RechargeRecord"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    withdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Order number, for that row alone; absent for all rows.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
                /**
                 * @description Status of the records to list; absent for all.
                 * @example n
                 */
                status?: "n" | "y" | "b" | "c";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The withdrawals of this page. */
                            rows: components["schemas"]["WithdrawRecord"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_id": 5,
                 *       "count": "100",
                 *       "stock_password": "246810"
                 *     }
                 */
                "application/json": {
                    /** @description The card that it goes to. */
                    bank_id: components["schemas"]["Id"];
                    /** @description The `version` of that card as the customer has reviewed it. */
                    bank_version?: components["schemas"]["Id"];
                    /** @description The amount, in US dollars; at least 10 and at least the setting min_withdraw_count. */
                    count: components["schemas"]["Decimal"];
                    /** @description The transaction code, 6 digits. */
                    stock_password?: string;
                    /** @description A passkey's signature of this withdrawal, in place of the transaction code. */
                    passkey?: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("insufficient-funds" | "invalid-amount" | "below-minimum" | "unknown-card" | "card-changed" | "withdrawals-held" | "wrong-authorization-password" | "no-transaction-code" | "unknown-passkey" | "passkey-paused" | "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-attempts" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loanSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["LoanSummary"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    requestLoan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": "500"
                 *     }
                 */
                "application/json": {
                    /** @description The amount, in whole US dollars; at least 500, at most the remaining credit. */
                    count: components["schemas"]["Decimal"];
                    /** @description The `version` of the summary as the customer has reviewed it. */
                    version?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("invalid-amount" | "below-minimum" | "above-limit" | "terms-changed" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    repayLoan: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "L-20261120-0001"
                 *     }
                 */
                "application/json": {
                    /** @description The number in the record of the loan, or the id if the record has no number. */
                    no: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["MoneyReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("insufficient-funds" | "loan-paid" | "loan-not-owed" | "unknown-loan" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loans: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Order number, for that row alone; absent for all rows.
                 * @example R-20261120-0001
                 */
                no?: components["parameters"]["Number"];
                /**
                 * @description State of the records to list; absent for all.
                 * @example 4
                 */
                state?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The loans. */
                            rows: components["schemas"]["LoanRecord"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    cases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The cases, at most the 200 newest. */
                            rows: components["schemas"]["Case"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "withdrawal",
                 *       "no": "W-20261120-0001",
                 *       "subject": "not-received",
                 *       "message": "No ha llegado a mi cuenta."
                 *     }
                 */
                "application/json": {
                    /** @description The kind of the operation. */
                    kind: components["schemas"]["OperationKind"];
                    /** @description The number in its record; for a movement the id. */
                    no: components["schemas"]["Id"];
                    /** @description The subject of the case. */
                    subject: components["schemas"]["CaseSubject"];
                    /** @description The text of the customer, without markup; at most 1000 characters. */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Case"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("message-too-long" | "too-many-attempts" | "not-found" | "duplicate-key" | "in-progress" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    closeCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "7K3M-9Q2X"
                 *     }
                 */
                "application/json": {
                    /** @description The number of the case. */
                    no: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("not-found" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    cancelRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Milliseconds since the customer confirmed, by the caller's clock when the call is sent. A key that was never decided and arrives more than 60,000 ms after its confirmation is refused with `order-expired`, as is every later call with it. Absent means now.
                 * @example 1250
                 */
                "Order-Age"?: components["parameters"]["OrderAge"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "withdrawal",
                 *       "no": "W-20261120-0001"
                 *     }
                 */
                "application/json": {
                    /** @description The kind. */
                    kind: components["schemas"]["RequestKind"];
                    /** @description The number in its record, or the id if the record has no number. */
                    no: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["CancelReceipt"] | null;
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("already-cancelled" | "not-found" | "too-late-to-cancel" | "duplicate-key" | "in-progress" | "order-expired" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    startOver: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made when the customer confirms. Every final answer, a success or a refusal, is stored for the key for ever. So a repeat with the same key and body gets the first answer, and nothing is done twice. `in-progress` and `busy` are not final. The transaction code does not count as part of the body. A repeat may omit it. If the key was never decided, the repeat without the code is then refused finally, and no wrong try is counted.
                 * @example 0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    "Idempotency-Honoured": components["headers"]["IdempotencyHonoured"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("duplicate-key" | "in-progress" | "key-required" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    notices: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The notices of the page. */
                            rows: components["schemas"]["Notice"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    unreadNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["Unread"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "loan-due-20261120153000",
                 *       "and_older": true
                 *     }
                 */
                "application/json": {
                    /** @description The notice. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description True if all older notices are marked, too.
                     * @default false
                     */
                    and_older?: boolean;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("not-found" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    gainYears: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The years. */
                            rows: components["schemas"]["GainYear"][];
                            /** @description Number of rows over all pages. */
                            count?: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    gainInstruments: {
        parameters: {
            query?: {
                /**
                 * @description A calendar year of Mexico City; without it, the newest year with a sale or a payout.
                 * @example 2026
                 */
                year?: number;
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The instruments of the page. */
                            rows: components["schemas"]["InstrumentGain"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    gains: {
        parameters: {
            query: {
                /**
                 * @description A calendar year of Mexico City.
                 * @example 2026
                 */
                year: components["parameters"]["Year"];
                /**
                 * @description Sales, or funds that were paid out.
                 * @example sale
                 */
                kind: "sale" | "fund";
                /**
                 * @description The code of the instrument, or of the series of the fund.
                 * @example NVLO
                 */
                tag: string;
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The sales of the page. */
                            rows: components["schemas"]["GainRecord"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The open sessions. */
                            rows: components["schemas"]["Session"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0c2e4f605b1f0c9e6a2d4c8f9e7b3a1d"
                 *     }
                 */
                "application/json": {
                    /** @description The session that ends. */
                    id?: components["schemas"]["Id"];
                    /**
                     * @description True if all other sessions end.
                     * @constant
                     */
                    others?: true;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("not-found" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    secureAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "corro-demo",
                 *       "passkeys": [
                 *         "0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The login password. */
                    password: string;
                    /** @description The passkeys that are the customer's own. Ids of other passkeys are ignored. */
                    passkeys: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    passkeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    logInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "id": "dGVzdA",
                 *         "rawId": "dGVzdA",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "authenticatorData": "dGVzdA",
                 *           "signature": "dGVzdA",
                 *           "userHandle": "dGVzdA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The signed answer of the passkey. Its `userHandle` identifies the customer. */
                    passkey: components["schemas"]["PasskeyCredential"];
                    /** @description The same as `device` of the login. */
                    device?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["LoggedIn"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "passkey-paused" | "passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The passkeys. */
                            rows: components["schemas"]["Passkey"][];
                            /** @description Number of rows over all pages. */
                            count: components["schemas"]["Count"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "corro-demo",
                 *       "stock_password": "246810"
                 *     }
                 */
                "application/json": {
                    /** @description The login password. */
                    password: string;
                    /** @description The transaction code; absent if the customer has none. */
                    stock_password?: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("wrong-password" | "wrong-authorization-password" | "too-many-passkeys" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "id": "dGVzdA",
                 *         "rawId": "dGVzdA",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "attestationObject": "dGVzdA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The answer of the browser. */
                    passkey: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: {
                            /** @description The passkey. */
                            id: components["schemas"]["Id"];
                        };
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("passkey-rejected" | "passkey-challenge-expired" | "passkey-wrong-origin" | "too-many-passkeys" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10",
                 *       "name": "Mi teléfono"
                 *     }
                 */
                "application/json": {
                    /** @description The passkey. */
                    id: components["schemas"]["Id"];
                    /** @description The new name, 1 to 40 characters. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "invalid-passkey-name" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10",
                 *       "password": "corro-demo"
                 *     }
                 */
                "application/json": {
                    /** @description The passkey. */
                    id: components["schemas"]["Id"];
                    /** @description The login password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data?: components["schemas"]["Anything"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "wrong-password" | "too-many-attempts" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"] | components["schemas"]["Wait"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    passkeyWithdrawalOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_id": "5",
                 *       "count": "250"
                 *     }
                 */
                "application/json": {
                    /** @description The card or address that will be paid. */
                    bank_id: components["schemas"]["Id"];
                    /** @description The same as in the call that withdraws. */
                    bank_version?: components["schemas"]["Id"];
                    /** @description US dollars, whole. */
                    count: components["schemas"]["Decimal"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "passkey-paused" | "invalid-amount" | "unknown-card" | "card-changed" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    passkeyCardOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "bank",
                 *       "branch_bank": "Banco del Centro",
                 *       "bank_card": "002010077777777771",
                 *       "bank_user": "Titular de la cuenta"
                 *     }
                 */
                "application/json": {
                    /** @description The card to change; absent to add one. */
                    id?: components["schemas"]["Id"];
                    /**
                     * @description Its kind.
                     * @enum {string}
                     */
                    type: "bank" | "trc20";
                    /** @description The name of the bank. */
                    branch_bank?: string;
                    /** @description The CLABE of the account (18 digits), or the address on TRON. */
                    bank_card: string;
                    /** @description The account holder. */
                    bank_user?: string;
                    /** @description The same as in the call that changes a card. */
                    version?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done or refused, by `msg`. */
            200: {
                headers: {
                    "x-corro-simulated": components["headers"]["Simulated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Done.
                         * @constant
                         */
                        msg: "ok";
                        data: components["schemas"]["PasskeyOptions"];
                    } | {
                        /**
                         * @description Refused.
                         * @constant
                         */
                        msg: "no";
                        data: ("unknown-passkey" | "passkey-paused" | "invalid-card" | "unknown-card" | "card-changed" | "bad-request" | "busy" | "not-built" | "request-too-large" | "too-many-calls") | components["schemas"]["Busy"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["SessionEnded"];
            429: components["responses"]["TooManyCalls"];
        };
    };
}
